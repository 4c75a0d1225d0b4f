import { show, type Json } from '#src/contract-checks/document/place.ts'
import { createReader } from '#src/contract-checks/api/reader.ts'
import { createRequestCheck } from '#src/contract-checks/judge/request-check.ts'
import type { Layer } from '../layered-server.ts'
import { isFor, withFields } from '../subject.ts'
import type { Kind, Recorded, Site } from './site.ts'

/** Fields of a request, wherever they stand, with their schemas. */
export function fieldsOf({ subject, operation }: Site): Record<string, Json> {
  const reader = createReader(subject.api)
  const own = operation.parameters.filter(({ in: place }) => place === 'query')
  return {
    ...Object.fromEntries(own.map(({ name, schema }) => [name, reader.keywords(schema)])),
    ...Object.fromEntries(
      Object.entries(reader.properties(operation.body?.schema)).map(([name, schema]) => [
        name,
        reader.keywords(schema),
      ]),
    ),
  }
}

/** Takes what is wrong with one field for what was right. */
export const careless = (
  name: string,
  pick: (schema: Json, isRequired: boolean) => boolean,
  isWrong: (value: unknown, schema: Json) => boolean,
): Kind => ({
  name,
  make(site) {
    const { subject, operation, recorded } = site
    const reader = createReader(subject.api)
    const required = reader.required(operation.body?.schema)
    const good = fieldsSent(recorded)
    const isRight = createRequestCheck(subject.api)
    const field = Object.entries(fieldsOf(site)).find(
      ([key, schema]) => pick(schema, required.has(key)) && good[key] !== undefined && key !== 'password',
    )?.[0]
    if (field === undefined || operation.id === subject.config.login?.operation) return undefined
    const schema = fieldsOf(site)[field] ?? {}
    const fix = withFields(subject as never, operation.id, (fields) => (fields[field] = good[field]))
    const layer: Layer = async (request, pass, out) => {
      if (!isFor(subject.api, operation.id, request)) return pass(request)
      const text = await request.clone().text()
      const sent = fieldsSent({ request, text })
      const type = request.headers.get('content-type') ?? ''
      const wrong =
        isRight(operation, { url: new URL(request.url), type, text }) === false &&
        isWrong(sent[field], schema)
      return wrong ? fix(request, pass, out) : pass(request)
    }
    return { operations: [operation.id], layer, at: `/${field}` }
  },
})

function fieldsSent({ request, text }: Pick<Recorded, 'request' | 'text'>): Json {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const type = request.headers.get('content-type') ?? ''
  if (text === '') return query
  if (type.includes('json')) {
    try {
      return { ...query, ...(JSON.parse(text) as Json) }
    } catch {
      return query
    }
  }
  return { ...query, ...Object.fromEntries(new URLSearchParams(text)) }
}

export const number = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : /^-?\d+(\.\d+)?$/.test(show(value))
      ? (JSON.parse(show(value)) as number)
      : NaN
