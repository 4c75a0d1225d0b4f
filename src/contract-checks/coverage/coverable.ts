import type { Api, ApiOperation } from '../api/api.ts'
import { sidesOf } from '../api/envelope.ts'
import { createReader } from '../api/reader.ts'
import { successSchema } from '../api/success-schema.ts'
import { show } from '../document/place.ts'
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
  const answered = new Map(
    fieldsOf(api.document, successSide(api, operation)).map((field) => [field.at, field]),
  )
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

/** The schema of a success; of an answer that is success or refusal only the branch of success. */
function successSide(api: Api, operation: ApiOperation): unknown {
  const schema = successSchema(operation)
  if (schema === undefined || api.envelope === undefined) return schema
  return sidesOf(createReader(api), schema, api.envelope).success
}
