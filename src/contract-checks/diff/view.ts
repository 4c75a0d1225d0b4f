import { isJson, list } from '../document/place.ts'
import { Near } from './spot.ts'
import { enumOf, type Schema } from '../document/schema.ts'

/** Content of a schema, with references, `allOf` and a choice between one schema and null taken apart. */
export type View = {
  /** Every written schema that counts, the outermost first. */
  readonly parts: readonly Schema[]
  /** Types without null; undefined when any will do. */
  readonly types: ReadonlySet<string> | undefined
  /** Undefined when nothing is said. */
  readonly nullable: boolean | undefined
  /** Two shapes or more to choose from, without null. */
  readonly choices: readonly Schema[]
}

const NOTHING: View = { parts: [], types: undefined, nullable: undefined, choices: [] }

/** Returns the common view of several schemas that hold for one value. */
export const viewOf = (schemas: readonly Schema[]): View => schemas.map(read).reduce(both, NOTHING)

function read(schema: Schema): View {
  const inner = [
    ...(schema.target === undefined ? [] : [schema.target]),
    ...schema.children.filter(({ via }) => via === 'allOf'),
  ].map(read)
  const branches = schema.children.filter(({ via }) => via === 'oneOf' || via === 'anyOf')
  const view = [own(schema), ...inner, chosen(branches)].reduce(both, NOTHING)
  // In OpenAPI 3.0 people write a nullable reference as `allOf` beside `nullable`.
  return schema.node['nullable'] === true && schema.node['type'] === undefined
    ? { ...view, nullable: true }
    : view
}

function own(schema: Schema): View {
  const types = writtenTypes(schema)
  if (types === undefined) return { ...NOTHING, parts: [schema] }
  return {
    parts: [schema],
    types: new Set(types.filter((type) => type !== 'null')),
    nullable: types.includes('null') || schema.node['nullable'] === true,
    choices: [],
  }
}

/** The types that are named, or that follow from the other words. */
function writtenTypes({ node }: Schema): readonly string[] | undefined {
  const { type, enum: values } = node
  if (Array.isArray(type)) return type.map(String)
  if (typeof type === 'string') return [type]
  if (Array.isArray(values)) return [...new Set((values as unknown[]).map(typeName))]
  if (Object.hasOwn(node, 'const')) return [typeName(node['const'])]
  if (isJson(node['properties']) || isJson(node['additionalProperties'])) return ['object']
  return Object.hasOwn(node, 'items') ? ['array'] : undefined
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value
}

function chosen(branches: readonly Schema[]): View {
  if (branches.length === 0) return NOTHING
  const views = branches.map((branch) => ({ branch, view: read(branch) }))
  const shapes = views.filter(({ view: { types } }) => types === undefined || types.size > 0)
  const nullable = views.some(({ view }) => view.nullable === true)
  const [only] = shapes
  if (only !== undefined && shapes.length === 1) return { ...only.view, nullable }
  const types = shapes.map(({ view }) => view.types)
  return {
    parts: [],
    types: types.includes(undefined) ? undefined : new Set(types.flatMap((some) => [...(some ?? [])])),
    nullable,
    choices: shapes.map(({ branch }) => branch),
  }
}

function both(a: View, b: View): View {
  return {
    parts: [...a.parts, ...b.parts],
    types: a.types === undefined ? b.types : b.types === undefined ? a.types : common(a.types, b.types),
    nullable:
      a.nullable === undefined
        ? b.nullable
        : b.nullable === undefined
          ? a.nullable
          : a.nullable && b.nullable,
    choices: [...a.choices, ...b.choices],
  }
}

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> =>
  new Set([
    ...[...a].filter((type) => acceptsType(b, type)),
    ...[...b].filter((type) => acceptsType(a, type)),
  ])

/** Returns true when values of the type are accepted; every integer is a number. */
export const acceptsType = (types: ReadonlySet<string>, type: string): boolean =>
  types.has(type) || (type === 'integer' && types.has('number'))

/** The first part that says the word: what is written further out counts. */
export function keywordOf({ parts }: View, word: string): { value: unknown; part: Schema } | undefined {
  const part = parts.find(({ node }) => Object.hasOwn(node, word))
  return part === undefined ? undefined : { value: part.node[word], part }
}

const SILENT = new Set(['$ref', 'description', 'title', 'example', 'examples', 'allOf'])

/** The part that the rest hangs on: the first that is more than a reference, or than a choice with null. */
export const mainPart = ({ parts, choices }: View): Schema | undefined =>
  parts.find(({ node }) =>
    Object.keys(node).some(
      (word) => !SILENT.has(word) && (choices.length > 0 || (word !== 'oneOf' && word !== 'anyOf')),
    ),
  ) ?? parts[0]

/** The place of a schema that does not say something. */
export const near = (view: View): Near => new Near(mainPart(view)?.location)

/** Properties by name, each with every schema that speaks of it. */
export function propertiesOf({ parts }: View): Map<string, Schema[]> {
  const found = new Map<string, Schema[]>()
  for (const part of parts)
    for (const child of part.children)
      if (child.via === 'property' && child.name !== undefined)
        found.set(child.name, [...(found.get(child.name) ?? []), child])
  return found
}

export const requiredOf = ({ parts }: View): ReadonlySet<string> =>
  new Set(parts.flatMap(({ node }) => list(node['required']).map(String)))

/** The constants that every part allows, null left out; undefined when any will do. */
export function constantsOf({ parts }: View): { values: readonly unknown[]; part: Schema } | undefined {
  const lists = parts.flatMap((part) => {
    if (Array.isArray(part.node['enum'])) return [{ values: enumOf({ ...part, target: undefined }), part }]
    return Object.hasOwn(part.node, 'const') && part.node['const'] !== null
      ? [{ values: [part.node['const']], part }]
      : []
  })
  const [first, ...more] = lists
  return (
    first && {
      ...first,
      values: first.values.filter((value) => more.every(({ values }) => values.includes(value))),
    }
  )
}

/** The children that hang on one word, `items` or `additionalProperties`. */
export const below = ({ parts }: View, word: string): Schema[] =>
  parts.flatMap(({ children }) => children.filter(({ location }) => location.pointer.endsWith(`/${word}`)))

/** Returns true when undeclared fields are forbidden. */
export const isClosed = ({ parts }: View): boolean =>
  parts.some(({ node }) => node['additionalProperties'] === false || node['unevaluatedProperties'] === false)
