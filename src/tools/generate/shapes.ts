/** Turns contract schemas into the shape language of src/core/contract/shape.ts, as source text. */
import { scalarShape } from '#src/core/contract/scalar-shape.ts'
import type { Scalar } from '#src/core/contract/shape.ts'
import type { Contract, JsonSchema } from './contract.ts'

type Node = { readonly text: string; readonly uses: readonly string[] }

const quote = (value: unknown): string => JSON.stringify(value)

/** Writes shapes for one contract; schemas that are objects or enums become named constants. */
export function createShapeWriter(contract: Contract) {
  const schemas = contract.components.schemas

  function named(ref: unknown): string | undefined {
    return typeof ref === 'string' ? ref.replace('#/components/schemas/', '') : undefined
  }

  function target(name: string): JsonSchema {
    const schema = schemas[name]
    if (schema === undefined) throw new Error(`no schema ${name} in the contract`)
    return schema
  }

  function resolve(schema: JsonSchema): JsonSchema {
    const name = named(schema['$ref'])
    return name === undefined ? schema : { ...resolve(target(name)), ...without(schema, '$ref') }
  }

  /** The properties of an object schema, those of `allOf` parts included. */
  function members(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: Set<string> } {
    const whole = resolve(schema)
    const properties: Record<string, JsonSchema> = {}
    const required = new Set<string>()
    for (const part of (whole['allOf'] as JsonSchema[] | undefined) ?? []) {
      const inner = members(part)
      Object.assign(properties, inner.properties)
      inner.required.forEach((name) => required.add(name))
    }
    Object.assign(properties, whole['properties'])
    for (const name of (whole['required'] as string[] | undefined) ?? []) required.add(name)
    return { properties, required }
  }

  function shape(schema: JsonSchema, wire?: 'comma'): Node {
    const name = named(schema['$ref'])
    if (name !== undefined) {
      if (isNamed(target(name)) && schema['x-accept'] === undefined) return { text: name, uses: [name] }
      return shape({ ...target(name), ...without(schema, '$ref') }, wire)
    }
    const alternatives = (schema['oneOf'] ?? schema['anyOf']) as JsonSchema[] | undefined
    if (alternatives !== undefined) return nullable(alternatives, schema)
    return nonNullShape(schema, wire)
  }

  function nullable(alternatives: JsonSchema[], schema: JsonSchema): Node {
    const others = alternatives.filter((one) => one['type'] !== 'null')
    const [only] = others
    if (others.length !== 1 || only === undefined)
      throw new Error(`a choice of several shapes is not supported: ${quote(schema)}`)
    const accept = schema['x-accept'] as readonly string[] | undefined
    if (accept !== undefined && isRecord(only)) return recordOrTrue(only, accept)
    const inner = shape(accept ? { ...only, 'x-accept': accept } : only)
    return others.length === alternatives.length ? inner : wrap('nullable', inner)
  }

  /** A record that some servers do not tell: they say `true` in its place. */
  function recordOrTrue(record: JsonSchema, accept: readonly string[]): Node {
    if (accept.join() !== 'boolean') throw new Error(`a record is told or true, not ${accept.join()}`)
    const { text, uses } = shape(record)
    return { text: `{ kind: 'nullable', of: ${text}, acceptsTrue: true }`, uses }
  }

  function nonNullShape(schema: JsonSchema, wire?: 'comma'): Node {
    const types = ([] as unknown[]).concat(schema['type'] ?? [])
    if (types.length > 1 && types.includes('null')) {
      const type = types.filter((one) => one !== 'null')
      return wrap('nullable', shape({ ...schema, type: type.length === 1 ? type[0] : type }, wire))
    }
    const scalar = scalarShape(schema)
    if (scalar !== undefined) return leaf(scalar)
    if (schema['properties'] !== undefined || schema['allOf'] !== undefined) return object(schema)
    switch (types[0]) {
      case 'object':
        if (typeof schema['additionalProperties'] === 'object')
          return wrap('map', shape(schema['additionalProperties'] as JsonSchema))
        return object(schema)
      case 'array': {
        if (schema['prefixItems'] !== undefined) return tuple(schema['prefixItems'] as JsonSchema[])
        const item = shape(schema['items'] as JsonSchema)
        const how = wire === undefined ? '' : `, wire: ${quote(wire)}`
        return { text: `{ kind: 'list', of: ${item.text}${how} }`, uses: item.uses }
      }
      default:
        throw new Error(`no shape for ${quote(schema)}`)
    }
  }

  function tuple(parts: readonly JsonSchema[]): Node {
    const inner = parts.map((part) => shape(part))
    const of = inner.map(({ text }) => text).join(', ')
    return { text: `{ kind: 'tuple', of: [${of}] }`, uses: inner.flatMap(({ uses }) => uses) }
  }

  function object(schema: JsonSchema, encoding: Record<string, { explode?: boolean }> = {}): Node {
    const { properties, required } = members(schema)
    const uses: string[] = []
    const lines = Object.entries(properties).map(([name, property]) => {
      const inner = shape(property, encoding[name]?.explode === false ? 'comma' : undefined)
      uses.push(...inner.uses)
      return `${key(name)}: ${field(inner.text, required.has(name), resolve(property)['x-alias'])}`
    })
    return { text: `{ kind: 'object', fields: { ${lines.join(', ')} } }`, uses }
  }

  function isRecord(schema: JsonSchema): boolean {
    const whole = resolve(schema)
    return whole['properties'] !== undefined || whole['allOf'] !== undefined
  }

  /** Schemas that deserve a constant: objects and enums. */
  function isNamed(schema: JsonSchema): boolean {
    return schema['properties'] !== undefined || schema['allOf'] !== undefined || isEnum(schema)
  }

  /** A list of values, null among them or not. */
  function isEnum(schema: JsonSchema): boolean {
    return schema['enum'] !== undefined
  }

  return { shape, object, members, resolve, target, named, isEnum }
}

export type ShapeWriter = ReturnType<typeof createShapeWriter>

export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))

/** One field of an object shape. */
export function field(shape: string, required: boolean, alias: unknown): string {
  const parts = [`shape: ${shape}`]
  if (!required) parts.push('optional: true')
  if (alias !== undefined) parts.push(`alias: ${quote(alias)}`)
  return `{ ${parts.join(', ')} }`
}

function leaf(scalar: Scalar): Node {
  return { text: quote(scalar), uses: [] }
}

function wrap(kind: string, inner: Node): Node {
  return { text: `{ kind: '${kind}', of: ${inner.text} }`, uses: inner.uses }
}

function without(schema: JsonSchema, name: string): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== name))
}
