import type { Api, ApiOperation } from '../api/api.ts'
import { propertiesOf } from '../api/read-api.ts'
import { valueAt } from '../api/pointer.ts'
import { validateOf } from '../api/validate.ts'
import { isJson, list, type Json } from '../document/place.ts'

/** A request as it was sent. */
export type Sent = {
  readonly url: URL
  readonly type: string
  readonly text: string
}

/** Returns true when a request keeps the contract; undefined where that cannot be told (files, other media types). */
export type RequestCheck = (operation: ApiOperation, sent: Sent) => boolean | undefined

/** Tells right requests from wrong ones, so that a refusal of a wrong one is no surprise. */
export function createRequestCheck(api: Api): RequestCheck {
  const validate = validateOf(api, 'request')
  const settled = (node: unknown): Json => {
    const at = isJson(node) && typeof node['$ref'] === 'string' ? valueAt(api.document, node['$ref']) : node
    if (!isJson(at)) return {}
    return typeof at['$ref'] === 'string' ? settled(at) : at
  }

  /** Texts of a form as the values that the schema speaks of. */
  function values(entries: Iterable<readonly [string, string]>, properties: Json, asText: boolean): Json {
    const grouped = Map.groupBy(entries, ([name]) => name)
    return Object.fromEntries(
      [...grouped].map(([name, texts]): [string, unknown] => {
        const types = typesBehind(properties[name])
        const read = texts.map(([, text]) => (asText && types.has('string') ? text : scalar(text, types)))
        return [name, types.has('array') ? read : read[0]]
      }),
    )
  }

  function typesBehind(schema: unknown): ReadonlySet<unknown> {
    const node = settled(schema)
    const own = Array.isArray(node['type']) ? list(node['type']) : [node['type']]
    const parts = [...list(node['allOf']), ...list(node['oneOf']), ...list(node['anyOf']), node['items']]
    return new Set([...own, ...parts.flatMap((part) => (isJson(part) ? [...typesBehind(part)] : []))])
  }

  function isRight(operation: ApiOperation, { url, type, text }: Sent, asText: boolean): boolean | undefined {
    const query = operation.parameters.filter((parameter) => parameter.in === 'query')
    const schemas = Object.fromEntries(query.map(({ name, schema }) => [name, schema]))
    const place = placesOf(operation, { url, type, text })
    const sent = values(taken(place.query, query), schemas, asText)
    for (const { name, required, schema } of query)
      if (sent[name] === undefined ? required : !validate(schema, sent[name])) return false
    if (operation.body === undefined) return true
    const { schema } = operation.body
    if (type.startsWith('application/json')) {
      try {
        return validate(schema, JSON.parse(text))
      } catch {
        return false
      }
    }
    if (!type.startsWith(FORM) && text !== '') return undefined
    const fields = new URLSearchParams(place.form)
    const lists = joinedLists(operation.body, fields)
    for (const name of Object.keys(lists)) fields.delete(name)
    return validate(schema, { ...values(fields, propertiesOf(settled, schema), asText), ...lists })
  }

  // `0` of a form is a number and a text: where a field may be either, one reading that fits is enough.
  return (operation, sent) => {
    const read = isRight(operation, sent, true)
    return read === false ? isRight(operation, sent, false) : read
  }
}

type Pairs = [string, string][]

const FORM = 'application/x-www-form-urlencoded'

/**
 * Returns the pairs that were sent as query and as form. Where the contract names another method (`x-also-method`), the
 * fields of one may travel in the place of the other.
 */
function placesOf(
  { node, parameters }: ApiOperation,
  { url, type, text }: Sent,
): { readonly query: Pairs; readonly form: Pairs } {
  const query = [...url.searchParams]
  const form = type.startsWith(FORM) || text === '' ? [...new URLSearchParams(text)] : []
  if (node['x-also-method'] === undefined) return { query, form }
  const names = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name))
  const both = [...query, ...form]
  return {
    query: both.filter(([name]) => names.has(name)),
    form: both.filter(([name]) => !names.has(name)),
  }
}

/** The query with lists taken apart that travel as one text. */
function* taken(params: Pairs, query: ApiOperation['parameters']): Generator<[string, string]> {
  const joined = new Set(query.flatMap(({ name, joined: isJoined }) => (isJoined ? [name] : [])))
  for (const [name, text] of params)
    for (const one of joined.has(name) ? text.split(',') : [text]) yield [name, one]
}

/** Lists that the contract has joined by commas in one field; an empty field is an empty list. */
const joinedLists = ({ joined }: NonNullable<ApiOperation['body']>, fields: URLSearchParams): Json =>
  Object.fromEntries(
    [...fields].flatMap(([name, text]) =>
      joined.has(name) ? [[name, text === '' ? [] : text.split(',')]] : [],
    ),
  )

function scalar(text: string, types: ReadonlySet<unknown>): unknown {
  const isNumber = types.has('integer') || types.has('number')
  if (isNumber && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return JSON.parse(text)
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
