import { loadApi } from '#src/drift/api/load-api.ts'
import type { Report } from '#src/drift/output/report.ts'
import { verify } from '#src/drift/verify/verify.ts'
import type { Body } from './faults.ts'
import { faultyServer, type FaultyServer, type Layer } from './faulty-server.ts'

export const api = await loadApi('openapi/openapi.yaml')

const named = (name: string) => ({ username: `${name}@openbourse.test`, password: 'openbourse' })
const login = {
  operation: 'logIn',
  request: named('trader'),
  others: ['merchant', 'new', 'verified', 'partner'].map(named),
  token: '/data/token',
}

export type Run = FaultyServer & {
  /** Verifies some operations, all when none are named. */
  readonly check: (
    only?: readonly string[],
    latency?: number,
    timeout?: number,
    act?: boolean,
    seed?: number,
  ) => Promise<Report>
}

/** The sandbox behind a layer, and `verify` for it. */
export async function verifyRun(): Promise<Run> {
  const server = await faultyServer()
  return {
    ...server,
    check: (only = [], latency, timeout = 5000, act = false, seed = 1) =>
      verify(api, {
        server: server.url,
        config: {
          envelope: undefined,
          login,
          ignore: new Set(),
          latency,
          inbox: { url: new URL('/__sandbox/inbox', server.url).href, at: '/0/code' },
        },
        seed,
        only: new Set(only),
        act,
        repeat: 3,
        rate: 5000,
        timeout,
      }),
  }
}

const pathOf = (id: string): string => api.operations.find((operation) => operation.id === id)?.path ?? ''

export const isFor = (id: string, { url }: Request): boolean => new URL(url).pathname.endsWith(pathOf(id))

/** Breaks successful answers of one operation. */
export const broken =
  (id: string, change: (body: Body) => unknown, when = () => true): Layer =>
  async (request, pass) => {
    const response = await pass(request)
    if (!isFor(id, request)) return response
    const body = (await response.json()) as Body
    if (body['code'] === 0 && when()) change(body)
    return Response.json(body)
  }

export const short = ({ findings }: Report): string[] =>
  findings.map(({ operation, rule, at }) => `${operation} ${rule.replace('openbourse/', '')} ${at}`)

/** Sends other fields on than came. */
export const withFields =
  (id: string, change: (form: URLSearchParams) => void): Layer =>
  async (request, pass) => {
    if (!isFor(id, request)) return pass(request)
    const form = new URLSearchParams(await request.text())
    change(form)
    const { url, headers } = request
    return pass(new Request(url, { method: 'POST', headers, body: form }))
  }
