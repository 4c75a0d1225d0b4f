import { loadApi } from '#src/contract-checks/api/load-api.ts'
import type { Config } from '#src/contract-checks/config.ts'
import type { RunReport } from '#src/contract-checks/judge/run-report.ts'
import { verify } from '#src/contract-checks/verify/verify.ts'
import { faultyServer } from './faulty-server.ts'

export const api = await loadApi('openapi/openapi.yaml')

const named = (name: string) => ({ username: `${name}@openbourse.test`, password: 'openbourse' })

/** Returns the configuration that a back-end team would write for the sandbox. */
export const configFor = (url: URL): Config => ({
  envelope: undefined,
  login: {
    operation: 'logIn',
    request: named('trader'),
    others: ['merchant', 'new', 'verified', 'partner'].map(named),
    lacking: Object.fromEntries(
      ['real-name', 'phone', 'fund-password', 'payment-method', 'merchant'].map((need) => [
        need,
        named('cleo'),
      ]),
    ),
    token: '/data/token',
  },
  inbox: { url: new URL('/__sandbox/inbox', url).href, at: '/0/code' },
  ignore: new Set(),
  latency: undefined,
})

/** Milliseconds: bounds a hang, not a machine that stands still for seconds. */
const HANGS_MS = 30_000

export type Run = Awaited<ReturnType<typeof faultyServer>> & {
  /** Verifies some operations, all when none are named. */
  readonly check: (
    only?: readonly string[],
    options?: {
      readonly latency?: number
      readonly timeout?: number
      readonly act?: boolean
      readonly seed?: number
      readonly rate?: number
      readonly values?: Config['values']
    },
  ) => Promise<RunReport>
}

/** The sandbox behind a layer, and `verify` for it. */
export async function verifyRun(...options: Parameters<typeof faultyServer>): Promise<Run> {
  const server = await faultyServer(...options)
  return {
    ...server,
    check: (
      only = [],
      { latency, timeout = HANGS_MS, act = false, seed = 1, rate = 5000, values = {} } = {},
    ) =>
      verify(api, {
        server: server.url,
        config: { ...configFor(server.url), latency, values },
        only: new Set(only),
        act,
        seed,
        repeat: 3,
        rate,
        timeout,
      }),
  }
}
