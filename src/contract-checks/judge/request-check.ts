import type { Api, ApiOperation } from '../api/api.ts'
import { propertiesOf } from '../api/read-api.ts'
import { valueAt } from '../api/pointer.ts'
import { validateOf } from '../api/validate.ts'
import { isJson, list, type Json } from '../document/place.ts'
import { parsedBody } from './parsed.ts'

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

  const kinds = new WeakMap<Json, ReadonlySet<unknown>>()
  const plans = new WeakMap<ApiOperation, Plan>()

  function planOf(operation: ApiOperation): Plan {
    const before = plans.get(operation)
    if (before !== undefined) return before
    const query = operation.parameters.filter((parameter) => parameter.in === 'query')
    const plan = {
      query,
      types: typesIn(Object.fromEntries(query.map(({ name, schema }) => [name, schema]))),
      fields: typesIn(operation.body === undefined ? {} : propertiesOf(settled, operation.body.schema)),
    }
    plans.set(operation, plan)
    return plan
  }

  const typesIn = (properties: Json): Plan['types'] =>
    new Map(Object.entries(properties).map(([name, schema]) => [name, typesBehind(schema)]))

  function typesBehind(schema: unknown): ReadonlySet<unknown> {
    const node = settled(schema)
    const before = kinds.get(node)
    if (before !== undefined) return before
    kinds.set(node, ANY)
    const own = Array.isArray(node['type']) ? list(node['type']) : [node['type']]
    const parts = [...list(node['allOf']), ...list(node['oneOf']), ...list(node['anyOf']), node['items']]
    const types = new Set([...own, ...parts.flatMap((part) => (isJson(part) ? [...typesBehind(part)] : []))])
    kinds.set(node, types)
    return types
  }

  function isRight(operation: ApiOperation, sent: Sent, asText: boolean): boolean | undefined {
    const { type, text } = sent
    const { query, types, fields: typesOfFields } = planOf(operation)
    const place = placesOf(operation, sent)
    const given = place.query.length === 0 ? {} : values(taken(place.query, query), types, asText)
    for (const { name, required, schema } of query)
      if (given[name] === undefined ? required : !validate(schema, given[name])) return false
    if (operation.body === undefined) return true
    const { schema } = operation.body
    if (type.startsWith('application/json')) {
      const parsed = parsedBody(sent)
      return parsed.ok && validate(operation.body.list ?? schema, parsed.value)
    }
    if (!type.startsWith(FORM) && text !== '') return undefined
    const lists = joinedLists(operation.body, place.form)
    const single = place.form.filter(([name]) => !Object.hasOwn(lists, name))
    return validate(schema, { ...values(single, typesOfFields, asText), ...lists })
  }

  // `0` of a form is a number and a text: where a field may be either, one reading that fits is enough.
  return (operation, sent) => {
    const read = isRight(operation, sent, true)
    return read === false ? isRight(operation, sent, false) : read
  }
}

type Pairs = readonly (readonly [string, string])[]

/** Parts of an operation that do not depend on the request: its query, and the types that fields may have. */
type Plan = {
  readonly query: ApiOperation['parameters']
  readonly types: ReadonlyMap<string, ReadonlySet<unknown>>
  readonly fields: ReadonlyMap<string, ReadonlySet<unknown>>
}

const ANY: ReadonlySet<unknown> = new Set()

/** Texts of a form as the values that the schema speaks of. */
function values(entries: Iterable<readonly [string, string]>, types: Plan['types'], asText: boolean): Json {
  const made: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [name, text] of entries) {
    const own = types.get(name) ?? ANY
    const read = asText && own.has('string') ? text : scalar(text, own)
    if (!own.has('array')) made[name] ??= read
    else {
      const before = made[name]
      made[name] = Array.isArray(before) ? [...(before as unknown[]), read] : [read]
    }
  }
  return made
}

const FORM = 'application/x-www-form-urlencoded'

/**
 * Returns the pairs that were sent as query and as form. Where the contract names another method (`x-also-method`), the
 * fields of one may travel in the place of the other.
 */
function placesOf(
  { node, parameters }: ApiOperation,
  { url, type, text }: Sent,
): { readonly query: Pairs; readonly form: Pairs } {
  const query = url.search === '' ? [] : [...url.searchParams]
  const form = text !== '' && type.startsWith(FORM) ? [...new URLSearchParams(text)] : []
  if (node['x-also-method'] === undefined) return { query, form }
  const names = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name))
  const both = [...query, ...form]
  return {
    query: both.filter(([name]) => names.has(name)),
    form: both.filter(([name]) => !names.has(name)),
  }
}

/** The query with lists taken apart that travel as one text. */
function* taken(params: Pairs, query: ApiOperation['parameters']): Generator<readonly [string, string]> {
  const joined = new Set(query.flatMap(({ name, joined: isJoined }) => (isJoined ? [name] : [])))
  for (const [name, text] of params)
    for (const one of joined.has(name) ? text.split(',') : [text]) yield [name, one]
}

/** Lists that the contract has joined by commas in one field; an empty field is an empty list. */
const joinedLists = ({ joined }: NonNullable<ApiOperation['body']>, fields: Pairs): Json =>
  joined.size === 0
    ? {}
    : Object.fromEntries(
        fields.flatMap(([name, text]) =>
          joined.has(name) ? [[name, text === '' ? [] : text.split(',')]] : [],
        ),
      )

function scalar(text: string, types: ReadonlySet<unknown>): unknown {
  const isNumber = types.has('integer') || types.has('number')
  if (isNumber && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return JSON.parse(text)
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
