import contract from '#generated/contract.json' with { type: 'json' }

/** Part of a JSON schema that shows which lists an answer has, and which of them may be empty. */
type Schema = {
  readonly $ref?: string
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}
type Call = {
  readonly 'x-paging'?: { readonly total: string }
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': Body } } }
}
type Body = { readonly schema: Schema }

/** An answer of a call with everything in it empty that the contract allows to be: lists without a least length. */
export function withEmptyLists(method: string, path: string, answer: unknown): unknown {
  const call = callAt(method.toLowerCase(), path)
  const { schema } = call.responses[200].content['application/json']
  const total = call['x-paging']?.total.split('/').at(-1)
  return without(schema, answer, total)
}

function without(schema: Schema | undefined, value: unknown, total: string | undefined): unknown {
  const parts = schema === undefined ? [] : partsOf(schema)
  if (Array.isArray(value)) return parts.some(({ minItems = 0 }) => minItems > 0) ? value : []
  if (typeof value !== 'object' || value === null) return value
  const shapes = Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === total ? 0 : without(shapes[name], field, total),
    ]),
  )
}

/** A schema with all that it is made of. */
function partsOf(schema: Schema): readonly Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema
  const named = $ref === undefined ? [] : [schemaAt($ref)]
  return [schema, ...[...named, ...allOf, ...anyOf, ...oneOf].flatMap(partsOf)]
}

const schemaAt = (pointer: string): Schema =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract) as Schema

function callAt(method: string, path: string): Call {
  const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>
  for (const [template, calls] of Object.entries(paths)) {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    if (!pattern.test(path)) continue
    const call = calls[method] ?? Object.values(calls)[0]
    if (call !== undefined) return call
  }
  throw new Error(`the contract has no ${path}`)
}
