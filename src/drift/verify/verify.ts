import type { Api, ApiOperation } from '../api/api.ts'
import { BadInput } from '../bad-input.ts'
import type { Config } from '../config.ts'
import { createGathering } from '../judge/gather.ts'
import { createJudge } from '../judge/judge.ts'
import { createRequestCheck } from '../judge/request-check.ts'
import type { Report } from '../output/report.ts'
import { createCases } from './cases.ts'
import { createHttp, type Http, type Limits } from './http.ts'
import { createPool } from './pool.ts'
import { createSession } from './session.ts'
import { tryOperation, type Trial } from './try-operation.ts'

export type VerifyOptions = Limits & {
  readonly server: URL
  readonly config: Config
  /** Whether operations that change data are called. */
  readonly act: boolean
  readonly repeat: number
  /** Only these; all when there are none. */
  readonly only: ReadonlySet<string>
  readonly onProgress?: (done: number, of: number) => void
}

/** Operations that only read are tried so many at a time. */
const LANES = 4

/**
 * Drives a live server from the contract alone and judges every answer.
 * @throws BadInput when nobody answers or the log-in is refused
 */
export async function verify(api: Api, options: VerifyOptions): Promise<Report> {
  const { server, config } = options
  let calls = 0
  const plain = createHttp(options)
  const http: Http = (call) => {
    calls += 1
    return plain(call)
  }
  const judge = createJudge(api)
  const gathering = createGathering()
  const session = createSession(api, judge, http, server, config.login)
  await knock(plain, server)
  await session.start()
  const trial: Trial = {
    api,
    server,
    judge,
    gathering,
    http,
    session,
    isRight: createRequestCheck(api),
    pool: createPool(),
    casesFor: createCases(api),
    repeat: options.repeat,
    latency: config.latency,
  }

  const { chosen, skipped } = choose(api, options)
  const judged: string[] = []
  let done = 0
  async function one(operation: ApiOperation): Promise<void> {
    const { reached, said } = await tryOperation(trial, operation)
    if (reached) judged.push(operation.id)
    else skipped.push({ what: operation.id, why: `never succeeded (${said})` })
    options.onProgress?.((done += 1), chosen.length)
    // What changes data may end the session as well.
    if (operation.effect === 'act') await session.start()
  }
  for (const wave of waves(chosen)) await inLanes(wave, one)
  return {
    command: 'verify',
    findings: gathering.findings(),
    judged,
    operations: api.operations.length,
    calls,
    skipped: skipped.toSorted((a, b) => (a.what < b.what ? -1 : 1)),
  }
}

/** A server that is not there is bad input, not 112 findings. */
async function knock(http: Http, server: URL): Promise<void> {
  const reply = await http({ method: 'GET', url: server, headers: {}, body: '' })
  if (!reply.ok && /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT/.test(reply.got))
    throw new BadInput(
      `nobody answers at ${server.origin} (${reply.got}); is the server running, is --url right?`,
    )
}

type Skip = { readonly what: string; readonly why: string }

function choose(api: Api, { config, act, only }: VerifyOptions): { chosen: ApiOperation[]; skipped: Skip[] } {
  const skipped: Skip[] = []
  const chosen = api.operations.filter((operation) => {
    if (only.size > 0 && !only.has(operation.id)) return false
    const why = reasonToSkip(operation, config, act)
    if (why !== undefined) skipped.push({ what: operation.id, why })
    return why === undefined
  })
  return { chosen, skipped }
}

function reasonToSkip(
  { id, effect, secured, body }: ApiOperation,
  config: Config,
  act: boolean,
): string | undefined {
  if (config.ignore.has(id)) return 'ignored by the configuration'
  if (id === config.login?.operation) return 'is the log-in'
  if (body?.type.startsWith('multipart/') === true) return 'sends a file'
  if (secured && config.login === undefined) return 'needs a token; say in the configuration how to log in'
  if (effect === 'act' && !act) return 'changes data; allow with --act'
  return undefined
}

/** Lists before what asks for their ids, reading before changing; what changes data goes one at a time. */
function* waves(operations: readonly ApiOperation[]): Generator<readonly ApiOperation[]> {
  const needs = (operation: ApiOperation): boolean =>
    operation.path.includes('{') || (operation.paging === undefined && operation.body !== undefined)
  const reads = operations.filter(({ effect }) => effect === 'read')
  yield reads.filter((operation) => !needs(operation))
  yield reads.filter(needs)
  for (const operation of operations) if (operation.effect === 'act') yield [operation]
}

async function inLanes<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
