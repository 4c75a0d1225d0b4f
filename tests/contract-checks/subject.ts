import type { Api } from '#src/contract-checks/api/api.ts'
import type { Config } from '#src/contract-checks/config.ts'
import { createRouter, type Router } from '#src/contract-checks/judge/router.ts'
import type { RunReport } from '#src/contract-checks/judge/run-report.ts'
import { verify } from '#src/contract-checks/verify/verify.ts'
import type { Body, Style } from './faults.ts'
import type { FaultyServer, Layer } from './layered-server.ts'

/** A contract with its well-behaved server, and where on it faults can be shown. */
export type Subject = {
  readonly api: Api
  readonly server: FaultyServer
  readonly config: Config
  readonly style: Style
  /** Operations that only read and bring data. */
  readonly reads: readonly string[]
  /** Operations that want a token. */
  readonly secured: readonly string[]
  /** An operation, a field and a value that is right whatever came. */
  readonly unchecked: readonly (readonly [operation: string, field: string, good: unknown])[]
  /** An operation and a field that the server does not look at any more. */
  readonly ignored: readonly (readonly [operation: string, field: string, fixed: unknown])[]
  /** Operations that create something, each with the lists that show it. */
  readonly made: readonly (readonly [operation: string, lists: readonly string[]])[]
}

export type Check = {
  readonly act?: boolean
  readonly latency?: Config['latency']
  readonly timeout?: number
}

/** Verifies some operations, all when none are named. */
export const check = (
  { api, server, config }: Pick<Subject, 'api' | 'server' | 'config'>,
  only: readonly string[],
  { act = false, latency, timeout = 5000 }: Check = {},
): Promise<RunReport> =>
  verify(api, {
    server: server.url,
    config: { ...config, latency },
    only: new Set(only),
    act,
    repeat: 3,
    rate: 5000,
    timeout,
  })

export const toLines = ({ findings }: RunReport): string[] =>
  findings.map(({ operation, rule, at }) => `${operation} ${rule.replace('openbourse/', '')} ${at}`)

const routers = new WeakMap<Api, Router>()

/** Returns true when a request is one of this operation's. */
export function isFor(api: Api, id: string, { url, method }: Request): boolean {
  const route = routers.get(api) ?? createRouter(api)
  routers.set(api, route)
  return route(method, new URL(url).pathname)?.id === id
}

type Change = (body: Body) => unknown

/** Breaks successful answers of one operation. */
export const breakAnswer =
  ({ api, style }: Pick<Subject, 'api' | 'style'>, id: string, change: Change, when = () => true): Layer =>
  async (request, pass) => {
    const response = await pass(request)
    if (!isFor(api, id, request)) return response
    const body = (await response.json()) as Body
    if ((body[style.code] === 0 || body[style.code] === 'OK') && when()) change(body)
    return Response.json(body)
  }

/** Answers something else for one operation. */
export const replaceAnswer =
  ({ api }: Subject, id: string, answer: (fine: Response) => Promise<Response> | Response): Layer =>
  async (request, pass) => {
    const response = await pass(request)
    return isFor(api, id, request) ? answer(response) : response
  }

/** Sends other fields on than came, in the query, a form or JSON. */
export const withFields =
  ({ api }: Subject, id: string, change: (fields: Body) => unknown): Layer =>
  async (request, pass) => {
    if (!isFor(api, id, request)) return pass(request)
    const { method, headers } = request
    const url = new URL(request.url)
    const type = headers.get('content-type') ?? ''
    const sent = await request.text()
    const query = Object.fromEntries(url.searchParams)
    const fields: Body = { ...query }
    if (type.includes('json')) Object.assign(fields, JSON.parse(sent))
    else Object.assign(fields, Object.fromEntries(new URLSearchParams(sent)))
    const declared = api.operations.find((each) => each.id === id)?.parameters ?? []
    const names = new Set([
      ...Object.keys(query),
      ...declared.flatMap(({ name, in: place }) => (place === 'query' ? [name] : [])),
    ])
    change(fields)
    const isOfQuery = ([name]: readonly [string, unknown]): boolean => method === 'GET' || names.has(name)
    const entries = Object.entries(fields)
    url.search = formOf(entries.filter(isOfQuery)).toString()
    if (method === 'GET') return pass(new Request(url, { headers }))
    const rest = entries.filter((entry) => !isOfQuery(entry))
    const body = type.includes('json') ? JSON.stringify(Object.fromEntries(rest)) : formOf(rest)
    return pass(new Request(url, { method, headers, body }))
  }

const formOf = (entries: readonly (readonly [string, unknown])[]): URLSearchParams =>
  new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))

const json = { 'content-type': 'application/json' }

/** Answers some reads as it did the first time, for each session its own. */
export function freezeAnswers({ api }: Pick<Subject, 'api'>, reads: readonly string[]): Layer {
  const frozen = new Map<string, string>()
  return async (request, pass) => {
    const read = reads.find((each) => isFor(api, each, request))
    if (read === undefined) return pass(request)
    const key = `${read} ${request.headers.get(api.tokenHeader ?? '')} ${await request.clone().text()}`
    const text = frozen.get(key) ?? (await (await pass(request)).text())
    frozen.set(key, text)
    return new Response(text, { headers: json })
  }
}
