import type { Api, ApiOperation } from '../api/api.ts'
import { isJson, show } from '../document/place.ts'
import { fieldsOf, type NamedField } from './fields.ts'
import { LOGGED_OUT, type CoveredItems } from './kinds.ts'

/** All that can be seen of one operation, and the functions that recognise it. */
export type Coverable = {
  readonly things: CoveredItems
  /** Fields of the request by name; those of a body at its top. */
  readonly sent: ReadonlyMap<string, NamedField>
  /** Places of a successful answer. */
  readonly answered: ReadonlyMap<string, NamedField>
}

/** Returns all that a run could see of an operation. */
export function coverableOf(api: Api, operation: ApiOperation): Coverable {
  const sent = sentOf(api, operation)
  const answered = new Map(fieldsOf(api.document, successOf(operation)).map((field) => [field.at, field]))
  const code = api.envelope === undefined ? '' : `/${api.envelope.code}`
  // That success is success is no news.
  answered.delete(code)
  const codes = new Set([...operation.codes].map(show))
  if (operation.secured && api.sessionCodes.size > 0) codes.add(LOGGED_OUT)
  return {
    sent,
    answered,
    things: {
      operations: new Set([operation.id]),
      parameters: new Set(
        [...sent.values()].flatMap(({ at, limits }) => [
          `${at} sent`,
          `${at} left out`,
          ...[...limits.keys()].map((limit) => `${at} at ${limit}`),
        ]),
      ),
      fields: new Set([...answered.keys()].filter((at) => !at.endsWith('/*'))),
      values: new Set(
        [
          ...[...sent.values()].map((field) => ['sent ', field] as const),
          ...[...answered.values()].map((field) => ['', field] as const),
        ].flatMap(([how, { at, values }]) => values.map((value) => `${how}${at} ${value}`)),
      ),
      codes,
    },
  }
}

/** Path parameters cannot be left out and files have no limits; both are left out. */
function sentOf({ document }: Api, { parameters, body }: ApiOperation): Map<string, NamedField> {
  const own = parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name, required, schema }) =>
      fieldsOf(document, {
        type: 'object',
        properties: { [name]: schema },
        required: required ? [name] : [],
      }),
    )
  const inBody =
    body === undefined || body.type.startsWith('multipart/') ? [] : fieldsOf(document, body.schema)
  return new Map(
    [...own, ...inBody]
      .filter(({ at }) => at.indexOf('/', 1) < 0)
      .map((field) => [field.at.slice(1).replaceAll('~1', '/').replaceAll('~0', '~'), field]),
  )
}

function successOf({ node }: ApiOperation): unknown {
  const responses = isJson(node['responses']) ? node['responses'] : {}
  const found = responses['200'] ?? Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const content = isJson(found) && isJson(found['content']) ? found['content'] : {}
  const media = Object.entries(content).find(([type]) => type.includes('json'))?.[1]
  return isJson(media) ? media['schema'] : undefined
}
