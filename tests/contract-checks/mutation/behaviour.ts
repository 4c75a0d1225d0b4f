import { isJson, list, show, type Json } from '#src/contract-checks/document/place.ts'
import { createRequestCheck } from '#src/contract-checks/judge/request-check.ts'
import type { Layer } from '../layered-server.ts'
import { isFor, withFields } from '../subject.ts'
import { changeAt } from './leaves.ts'
import { bodyOf, dataIn, type Kind, type Site } from './site.ts'
import { careless, fieldsOf, number } from './input-faults.ts'

const rowsIn = ({ subject, recorded }: Site): readonly Json[] => {
  const data = dataIn(subject, recorded.body)
  const rows = Array.isArray(data) ? data : isJson(data) ? Object.values(data).find(Array.isArray) : []
  return list(rows).filter(isJson)
}

/** Opens an operation for callers whose token is none, or nobody's. */
const open = (name: string, isTaken: (sent: string | null) => boolean): Kind => ({
  name,
  make({ subject, operation }) {
    if (!operation.secured) return undefined
    const names = subject.api.tokenHeaders
    const good = new Map<string, string>()
    const layer: Layer = (request, pass) => {
      const all = names.map((header) => request.headers.get(header))
      const sent = all.find((each) => each !== null) ?? null
      const isNone = sent === null || isStrange(sent)
      if (!isNone) for (const [at, header] of names.entries()) good.set(header, all[at] ?? '')
      if (isFor(subject.api, operation.id, request) && isTaken(sent))
        for (const [header, token] of good) request.headers.set(header, token)
      return pass(request)
    }
    return { operations: [operation.id], layer }
  },
})

const isStrange = (token: string | null): boolean => token !== null && /no-such-token/.test(token)

const size = /^(pageSize|limit|size|perPage)$/
const page = /^(page|pageNo|pageNum|pageNumber|offset)$/

/** A field of a list that the server does not look at any more. */
const ignored = (
  name: string,
  pick: (field: string, schema: Json, rows: readonly Json[]) => boolean,
  fixed?: (schema: Json) => unknown,
): Kind => ({
  name,
  make(site) {
    const { subject, operation } = site
    const rows = rowsIn(site)
    const found = Object.entries(fieldsOf(site)).find(([field, schema]) => pick(field, schema, rows))
    if (found === undefined || rows.length < 2) return undefined
    const [field, schema] = found
    const isRight = createRequestCheck(subject.api)
    const ignoring = withFields(subject as never, operation.id, (fields) => {
      if (fixed === undefined) Reflect.deleteProperty(fields, field)
      else fields[field] = fixed(schema)
    })
    const layer: Layer = async (request, pass, out) => {
      if (!isFor(subject.api, operation.id, request)) return pass(request)
      const text = await request.clone().text()
      const type = request.headers.get('content-type') ?? ''
      // What is wrong is still refused.
      const right = isRight(operation, { url: new URL(request.url), type, text }) !== false
      return right ? ignoring(request, pass, out) : pass(request)
    }
    return { operations: [operation.id], layer, at: `/${field}` }
  },
})

/** An act that says success and does nothing. */
const idle = (name: string, is: (site: Site) => boolean): Kind => ({
  name,
  make(site) {
    const { subject, operation, recorded } = site
    if (!is(site)) return undefined
    const reads = subject.api.operations.filter(({ id }) => id !== operation.id)
    const layer: Layer = async (request, pass) => {
      if (!isFor(subject.api, operation.id, request)) return pass(request)
      const type = request.headers.get('content-type') ?? ''
      const text = await request.clone().text()
      const tokens = subject.api.tokenHeaders.map((header) => request.headers.get(header))
      const isMeant = !operation.secured || tokens.some((token) => token !== null && !isStrange(token))
      const right =
        createRequestCheck(subject.api)(operation, { url: new URL(request.url), type, text }) !== false
      if (!right || !isMeant) return pass(request)
      const status =
        (recorded as { status?: number }).status ??
        (operation.method === 'DELETE' && recorded.body === undefined ? 204 : statusOf(site))
      return recorded.body === undefined
        ? new Response(null, { status })
        : Response.json(recorded.body, { status })
    }
    return {
      operations: [
        operation.id,
        ...reads.filter(({ path }) => sameThing(path, operation.path)).map(({ id }) => id),
      ],
      layer,
    }
  },
})

const statusOf = ({ operation }: Site): number => {
  const responses = isJson(operation.node['responses']) ? operation.node['responses'] : {}
  return number(Object.keys(responses).find((each) => each.startsWith('2')) ?? '200')
}

const sameThing = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((path) => path.split('/')[1])
  return a === b
}

const named =
  (...words: string[]) =>
  ({ operation: { id } }: Site): boolean =>
    words.some((word) => id.split(/(?=[A-Z])/).some((part) => part.toLowerCase() === word))

/** Faults in what a server does. */
export const behaviourFaults: readonly Kind[] = [
  open('session: works without a token', (sent) => sent === null),
  open("session: works with nobody's token", isStrange),
  careless(
    'input: a missing field is taken',
    (_schema, required) => required,
    (value) => value === undefined,
  ),
  careless(
    'input: another type is taken',
    ({ type }) => type === 'integer',
    (value) => Number.isNaN(number(value)),
  ),
  careless(
    'input: below the minimum is taken',
    ({ minimum }) => typeof minimum === 'number',
    (value, { minimum }) => number(value) < number(minimum),
  ),
  careless(
    'input: above the maximum is taken',
    ({ maximum }) => typeof maximum === 'number',
    (value, { maximum }) => number(value) > number(maximum),
  ),
  careless(
    'input: a strange constant is taken',
    (schema) => schema['enum'] !== undefined,
    (value, schema) => value !== undefined && !list(schema['enum']).includes(value),
  ),
  careless(
    'input: too long is taken',
    ({ maxLength }) => typeof maxLength === 'number',
    (value, { maxLength }) => typeof value === 'string' && value.length > number(maxLength),
  ),
  careless(
    'input: too short is taken',
    ({ minLength }) => number(minLength) > 0,
    (value, { minLength }) => typeof value === 'string' && value.length < number(minLength),
  ),
  careless(
    'input: against the pattern is taken',
    ({ pattern }) => pattern !== undefined,
    (value) => typeof value === 'string' && value !== '',
  ),
  careless(
    'input: no multiple is taken',
    ({ multipleOf }) => multipleOf !== undefined,
    (value, { multipleOf }) => number(value) % number(multipleOf) !== 0,
  ),
  ignored(
    'paging: the size is ignored',
    (field) => size.test(field),
    ({ maximum, default: usual }) => usual ?? maximum,
  ),
  ignored(
    'paging: the page is ignored',
    (field) => page.test(field),
    ({ minimum }) => minimum ?? 1,
  ),
  {
    name: 'paging: the total counts the page',
    make(site) {
      const { subject, operation } = site
      const data = dataIn(subject, site.recorded.body)
      if (!isJson(data) || rowsIn(site).length === 0) return undefined
      const total = placeOfTotal(data)
      if (total === undefined) return undefined
      const layer: Layer = async (request, pass) => {
        const response = await pass(request)
        if (!isFor(subject.api, operation.id, request)) return response
        const body = await bodyOf(response)
        const own = dataIn(subject, body)
        const rows = isJson(own) ? Object.values(own).find(Array.isArray) : undefined
        if (!isJson(own) || rows === undefined) return response
        changeAt(own, total, (holder, key) => Object.assign(holder, { [key]: rows.length }))
        return Response.json(body, { status: response.status })
      }
      return { operations: [operation.id], layer }
    },
  },
  ignored(
    'filter: a constant is ignored',
    (field, schema, rows) => schema['enum'] !== undefined && new Set(rows.map((row) => row[field])).size > 1,
  ),
  ignored('filter: the start of a span is ignored', (field) => /^start|From$/.test(field)),
  ignored('filter: the end of a span is ignored', (field) => /^end|To$/.test(field)),
  ignored('filter: the least value is ignored', (field) => /^min[A-Z]/.test(field)),
  idle('state: what is made is not kept', named('create', 'add', 'post')),
  idle('state: a change is not kept', named('update', 'edit', 'put')),
  idle('state: what is removed stays', named('delete', 'remove', 'cancel')),
  {
    name: 'state: one thing is always the same',
    make({ subject, operation, recorded }) {
      if (
        !/detail|^get\w+[^s]$/i.test(operation.id) ||
        (operation.fields.length === 0 && !operation.path.includes('{'))
      )
        return undefined
      const reads = [operation.id]
      const layer: Layer = async (request, pass) => {
        const response = await pass(request)
        if (!isFor(subject.api, operation.id, request)) return response
        const body = await bodyOf(response)
        if (!subject.isSuccess(response.status, body)) return response
        const other = JSON.parse(JSON.stringify(recorded.body)) as unknown
        const data = dataIn(subject, other)
        if (isJson(data))
          for (const key of Object.keys(data))
            if (/^(id|orderNo)$/.test(key)) Object.assign(data, { [key]: otherKey(data[key]) })
        return Response.json(other)
      }
      return { operations: reads, layer }
    },
  },
]

/** Keys down to the number of all rows: beside them, or in an object about the page. */
function placeOfTotal(data: Json): readonly string[] | undefined {
  const named = (at: Json): string | undefined =>
    Object.keys(at).find(
      (key) => /^(total|count|total(Elements|Count|Items))$/i.test(key) && typeof at[key] === 'number',
    )
  const own = named(data)
  if (own !== undefined) return [own]
  for (const [name, inner] of Object.entries(data)) {
    const total = isJson(inner) ? named(inner) : undefined
    if (total !== undefined) return [name, total]
  }
  return undefined
}

const otherKey = (key: unknown): unknown =>
  typeof key === 'number' ? key + 7 : show(key).replace(/\d$/, (digit) => (digit === '9' ? '8' : '9'))
