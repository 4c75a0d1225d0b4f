/**
 * Finds enums of the contract that are written again as numbers: constant objects with exactly the numbers of an enum,
 * and fields of an enum that are compared with a number. Numbers have no type of their own, so a name is needed: only
 * objects in capitals or marked `as const` count, and only fields whose name stands for enums wherever it is used.
 */
type Node = { readonly [word: string]: unknown }

/** Enums of the contract: numbers that have names. */
export type Enums = {
  /** Names of the enums by their numbers, in order, e.g. `0,1,2`. */
  readonly byValues: ReadonlyMap<string, readonly string[]>
  /** Fields that are an enum wherever they occur. */
  readonly fields: ReadonlySet<string>
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const keyOf = (values: readonly number[]): string => [...new Set(values)].toSorted((a, b) => a - b).join(',')

/** Numbers of an enum with names; flags (0 and 1) are written as numbers everywhere. */
function valuesOf({ enum: values, 'x-enum-varnames': names }: Node): number[] | undefined {
  if (!Array.isArray(values) || !Array.isArray(names) || names.includes('IS_TRUE')) return undefined
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length >= 2 ? numbers : undefined
}

export function enumsOf(schemas: Readonly<Record<string, unknown>>): Enums {
  const byValues = new Map<string, string[]>()
  for (const [name, schema] of Object.entries(schemas)) {
    const values = isNode(schema) ? valuesOf(schema) : undefined
    // Two numbers are too common: 0 and 1 mean everything.
    if (values === undefined || values.length < 3) continue
    byValues.set(keyOf(values), [...(byValues.get(keyOf(values)) ?? []), name])
  }
  const kinds = new Map<string, Set<boolean>>()
  const visit = (node: unknown): void => {
    if (!isNode(node)) return
    const { properties } = node
    if (isNode(properties))
      for (const [name, property] of Object.entries(properties))
        kinds.set(name, (kinds.get(name) ?? new Set()).add(isEnum(property, schemas)))
    Object.values(node).forEach(visit)
  }
  visit(schemas)
  const fields = [...kinds].filter(([, found]) => !found.has(false)).map(([name]) => name)
  return { byValues, fields: new Set(fields) }
}

function isEnum(schema: unknown, schemas: Readonly<Record<string, unknown>>): boolean {
  if (!isNode(schema)) return false
  const { $ref, oneOf } = schema
  if (typeof $ref === 'string') return isEnum(schemas[$ref.split('/').at(-1) ?? ''], schemas)
  if (Array.isArray(oneOf)) return oneOf.some((part) => isEnum(part, schemas))
  return valuesOf(schema) !== undefined
}

const OBJECT = /const (\w+)[^=\n]* = \{\s*((?:['\w]+: -?\d+,?\s*)+)\}( as const)?/g
const COMPARED = /\b(\w+) (?:===|!==) -?\d+\b/g

/** Returns the errors of a source, each with its line. */
export function enumFaults(source: string, { byValues, fields }: Enums): string[] {
  const lineAt = (index = 0): number => source.slice(0, index).split('\n').length
  const objects = [...source.matchAll(OBJECT)].flatMap(({ 1: name = '', 2: body = '', index }) => {
    const numbers = [...body.matchAll(/: (-?\d+)/g)].map(([, digits]) => Number(digits))
    const same = byValues.get(keyOf(numbers))
    return same === undefined
      ? []
      : [`${lineAt(index)}: ${name} has the numbers of ${same.join(' or ')}: import it from #generated/`]
  })
  const compared = [...source.matchAll(COMPARED)].flatMap(({ 0: text, 1: field = '', index }) =>
    fields.has(field) ? [`${lineAt(index)}: ${text}: compare with the constant of the enum`] : [],
  )
  return [...objects, ...compared]
}
