import type { Api, ApiOperation } from '#src/contract-checks/api/api.ts'
import { valueAt } from '#src/contract-checks/api/pointer.ts'
import { createReader } from '#src/contract-checks/api/reader.ts'
import { createSampler } from '#src/contract-checks/api/sample.ts'
import { isJson, type Json } from '#src/contract-checks/document/place.ts'
import { createRequestCheck } from '#src/contract-checks/judge/request-check.ts'
import { createRouter } from '#src/contract-checks/judge/router.ts'
import type { Handle } from '../layered-server.ts'
import { roleOf, type Role } from './roles.ts'
import { rowsOf, type Row } from './rows.ts'

type Refusal = 'wrong' | 'session' | 'missing' | 'state'

/** Ways of a server that its contract does not tell. */
export type Manner = {
  /** Operation that logs in, with the request that is right, and where its answer has the token. */
  readonly login: { readonly operation: string; readonly request: Json; readonly token: string }
  readonly wrap: (data: unknown) => unknown
  readonly refuse: (why: Refusal) => { readonly status: number; readonly body: unknown }
  /** The schema of the data in the schema of a successful answer. */
  readonly dataSchema: (schema: Json) => Json
}

export const successOf = ({
  node,
}: ApiOperation): { readonly status: number; readonly schema: Json | undefined } => {
  const responses = isJson(node['responses']) ? node['responses'] : {}
  const status = Object.keys(responses).find((each) => each.startsWith('2')) ?? '200'
  const content = valueAt(responses, `/${status}/content`)
  const [media] = isJson(content) ? Object.values(content) : []
  const schema = isJson(media) ? media['schema'] : undefined
  return { status: JSON.parse(status) as number, schema: isJson(schema) ? schema : undefined }
}

const TOKENS = ['t-access', 't-refresh']

/**
 * A well-behaved server with state, made from a contract: it checks requests and sessions, keeps what is made, changed
 * and removed, pages and filters. It knows nothing of what the checks infer.
 */
export function healthyServer(api: Api, manner: Manner): Handle {
  const reader = createReader(api)
  const sample = createSampler(api.document)
  const isRight = createRequestCheck(api)
  const route = createRouter(api)
  const dataOf = (operation: ApiOperation): Json | undefined => {
    const { schema } = successOf(operation)
    return schema === undefined ? undefined : manner.dataSchema(schema)
  }
  const store = rowsOf(api, { reader, sample, dataOf })

  function sentOf(operation: ApiOperation, url: URL, text: string): Json {
    const path = new RegExp(`${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(url.pathname)
    const query = [...url.searchParams, ...Object.entries(path?.groups ?? {})]
    const schemas = Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema]))
    const read = ([name, value]: readonly [string, string]): [string, unknown] => [
      name,
      reader.keywords(schemas[name])['type'] === 'integer' && /^-?\d+$/.test(value)
        ? JSON.parse(value)
        : value,
    ]
    return { ...Object.fromEntries(query.map(read)), ...(text === '' ? {} : (JSON.parse(text) as Json)) }
  }

  function session(operation: ApiOperation, sent: Json): { data: unknown } | Refusal | undefined {
    const { login } = manner
    const data = (): unknown => {
      const made = sample(dataOf(operation), { all: true, side: 'answer' }) as Record<string, unknown>
      for (const name of Object.keys(made))
        if (/token$/i.test(name)) made[name] = name.startsWith('refresh') ? TOKENS[1] : TOKENS[0]
      return made
    }
    if (operation.id === login.operation)
      return Object.entries(login.request).every(([name, value]) => sent[name] === value)
        ? { data: data() }
        : 'session'
    if (typeof sent['refreshToken'] === 'string')
      return sent['refreshToken'] === TOKENS[1] ? { data: data() } : 'session'
    return undefined
  }

  function fields(operation: ApiOperation, role: Role, sent: Json): { data: unknown } | Refusal {
    const strange = store.missingReference(sent)
    if (role.kind === 'create' && strange) return 'missing'
    if (role.kind === 'list') return { data: store.page(operation, role, sent) }
    if (role.kind === 'create') return { data: store.create(operation, role, sent) }
    const row = role.kind === 'single' || role.isSingle ? store.single(role) : store.find(role, sent)
    if (row === undefined) return 'missing'
    if (role.kind === 'remove') store.remove(role, row)
    if (role.kind === 'update' && !store.update(role, row, sent)) return 'state'
    return { data: answered(operation, row) }
  }

  /** The row where the answer is one, else what the schema says with what the row has of it. */
  function answered(operation: ApiOperation, row: Row): unknown {
    const schema = dataOf(operation)
    const properties = Object.keys(reader.properties(schema))
    if (properties.length === 0) return sample(schema, { side: 'answer' })
    return Object.fromEntries(Object.entries(row).filter(([name]) => properties.includes(name)))
  }

  return async (request) => {
    const url = new URL(request.url)
    const operation = route(request.method, url.pathname)
    if (operation === undefined) return undefined
    const refuse = (why: Refusal): Response => {
      const { status, body } = manner.refuse(why)
      return Response.json(body, { status })
    }
    const token = request.headers.get(api.tokenHeader ?? '')?.replace(/^Bearer /, '')
    if (operation.secured && token !== TOKENS[0]) return refuse('session')
    const text = await request.text()
    const type = request.headers.get('content-type') ?? ''
    if (isRight(operation, { url, type, text }) === false) return refuse('wrong')
    const sent = sentOf(operation, url, text)
    const outcome = session(operation, sent) ?? fields(operation, roleOf(operation), sent)
    if (typeof outcome === 'string') return refuse(outcome)
    const { status, schema } = successOf(operation)
    if (schema === undefined) return new Response(null, { status })
    return Response.json(manner.wrap(outcome.data), { status })
  }
}
