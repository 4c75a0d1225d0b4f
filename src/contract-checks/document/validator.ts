import type { ErrorObject } from 'ajv'
import { createAjv } from './ajv.ts'
import { idOf, isJson, isRef, type Follow, type Json, type Place } from './place.ts'
import type { Schema } from './schema.ts'

export type Violation = {
  /** Keys from the judged value down to the part that is wrong. */
  readonly pointer: readonly string[]
  readonly message: string
}

/** Members of a schema that hold values, not schemas: a `$ref` in them is data. */
const DATA = new Set(['example', 'examples', 'enum', 'const', 'default'])

/** Judges values by schemas of the contract with its formats and vocabulary. Schemas are compiled once. */
export function createValidator(follow: Follow): (schema: Schema, value: unknown) => readonly Violation[] {
  const ajv = createAjv()
  const keys = new Map<string, string>()
  const told = new Set<string>()

  /** The schema with its `$ref`s pointing at what was added to Ajv. */
  function inlined({ node, location }: Place): unknown {
    if (Array.isArray(node))
      return node.map((value: unknown, index) => inlined({ node: value, location: location.child(index) }))
    if (!isJson(node)) return node
    const own = Object.entries(node)
      .filter(([key]) => key !== '$ref' || !isRef(node))
      .map(([key, value]): [string, unknown] => [
        key,
        DATA.has(key) || key.startsWith('x-')
          ? value
          : inlined({ node: value, location: location.child(key) }),
      ])
    const behind = isRef(node) ? follow({ node, location }) : undefined
    const copy: Json = Object.fromEntries<unknown>(own)
    return behind === undefined ? copy : { $ref: add(behind), ...copy }
  }

  function add(place: Place): string {
    const id = idOf(place.location)
    const known = keys.get(id)
    if (known !== undefined) return known
    const key = `urn:contract:${keys.size}`
    keys.set(id, key)
    const schema = inlined(place)
    ajv.addSchema(isJson(schema) ? schema : { not: {} }, key)
    return key
  }

  /** Returns Ajv's complaint about a schema that it cannot compile, once for each message. */
  function unusable(error: unknown): Violation[] {
    const message = error instanceof Error ? error.message : String(error)
    // A wrong argument of our words is a finding of its own; a schema that failed before was told before.
    if (/keyword "x-|urn:contract:\d+ from|resolve reference/.test(message) || told.has(message)) return []
    told.add(message)
    return [{ pointer: [], message: `the schema of this example cannot be used: ${message}` }]
  }

  return (schema, value) => {
    try {
      const validate = ajv.getSchema(add({ node: schema.node, location: schema.location }))
      if (validate === undefined || validate(value) === true) return []
      return gist(validate.errors ?? []).map(violation)
    } catch (error) {
      return unusable(error)
    }
  }
}

/** Keywords that only say that something below them failed. */
const WRAPPER_KEYWORDS = new Set(['oneOf', 'anyOf', 'allOf', 'if', '$ref'])

/** One error per wrong part, the innermost: a choice or composition repeats what its branches say. */
function gist(errors: readonly ErrorObject[]): ErrorObject[] {
  const telling = errors.filter(({ keyword }) => !WRAPPER_KEYWORDS.has(keyword))
  const ranked = [...(telling.length > 0 ? telling : errors)].sort((a, b) => rank(a) - rank(b))
  const first = new Map<string, ErrorObject>()
  for (const error of ranked) if (!first.has(pathOf(error))) first.set(pathOf(error), error)
  return [...first.values()].filter(
    (error) => ![...first.keys()].some((path) => path.startsWith(`${pathOf(error)}/`)),
  )
}

function rank({ keyword, params }: ErrorObject): number {
  if (keyword === 'unevaluatedProperties') return 2
  return keyword === 'type' && (params as Json)['type'] === 'null' ? 1 : 0
}

function pathOf({ instancePath, params }: ErrorObject): string {
  const extra = params as Json
  const name = extra['additionalProperty'] ?? extra['unevaluatedProperty']
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath
}

function violation(error: ErrorObject): Violation {
  const pointer = pathOf(error).split('/').slice(1)
  const where = pointer.length === 0 ? 'the example' : pointer.join('.')
  const allowed = (error.params as Json)['allowedValues']
  const values = Array.isArray(allowed) ? `: ${allowed.slice(0, 8).join(', ')}` : ''
  const undeclared = error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties'
  return {
    pointer: pointer.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    message: undeclared ? `${where} is not declared` : `${where} ${error.message ?? 'is wrong'}${values}`,
  }
}
