import { setTimeout } from 'node:timers/promises'
import { createServerClock } from '#src/core/time/server-clock.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import { createReader } from '../api/reader.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Config } from '../config.ts'
import { createSeen } from '../coverage/seen.ts'
import { tally } from '../coverage/tally.ts'
import { createFindingCollector, type ServerFinding } from '../judge/finding-collector.ts'
import { createJudge } from '../judge/judge.ts'
import { createRouter } from '../judge/router.ts'
import type { Profile } from '../judge/legacy.ts'
import { createRequestCheck } from '../judge/request-check.ts'
import type { RunReport } from '../judge/run-report.ts'
import type { Violation } from '../judge/violation.ts'
import { show, type Json } from '../document/place.ts'
import { trustHint } from '../trust.ts'
import { createAccount, type Account, type World } from './account.ts'
import { createCaller } from './caller.ts'
import { createCases } from './cases.ts'
import { createRandom } from './random.ts'
import { authenticatorCodes, boundCodes, createCodes, wantsAppCode } from './codes.ts'
import { createHttp, type Http, type Limits } from './http.ts'
import { exampleInput, inputOf, type Input } from './input.ts'
import { createAllAccounts } from './memory.ts'
import { isCode, isName, isPassword } from './names.ts'
import { withRequests } from './requests.ts'
import { runInRounds } from './rounds.ts'
import { untilNextCode } from '#src/core/totp/totp.ts'
import type { Trial } from './trial.ts'
import { tryOperation, type Outcome } from './try-operation.ts'

export type VerifyOptions = Limits & {
  readonly server: URL
  readonly config: Config
  /** True where operations that change data are called. */
  readonly act: boolean
  readonly repeat: number
  /** Only these; all when there are none. */
  readonly only: ReadonlySet<string>
  readonly profile?: Profile
  /** Order of the calls and new names are drawn from it. */
  readonly seed?: number
  readonly onProgress?: (done: number, of: number) => void
}

/**
 * Drives a live server from the contract alone and judges every answer.
 * @throws BadInput when the server does not answer or the log-in is refused
 */
export async function verify(given: Api, options: VerifyOptions): Promise<RunReport> {
  const api = withRequests(given, options.config.values ?? {})
  const { server, config, act, seed = 1 } = options
  const { login } = config
  let calls = 0
  const clock = createServerClock()
  const plain = createHttp({ ...options, clock })
  const seen = createSeen(api)
  const route = createRouter(api)
  const http: Http = async (call) => {
    calls += 1
    const reply = await plain(call)
    const { method, url, headers, body } = call
    const operation = route(method, url.pathname)
    if (reply.ok && operation !== undefined)
      seen.note(
        operation,
        { url, type: headers['content-type'] ?? '', text: typeof body === 'string' ? body : '' },
        reply.answer,
      )
    return reply
  }
  await ping(plain, server)
  const world: World = { api, judge: createJudge(api, options.profile), http, server }
  const allAccounts = createAllAccounts()
  const newAccount = (request: Json): Account =>
    createAccount(world, login, request, allAccounts, (memory) => boundCodes(memory, clock))
  const accounts = [login?.request ?? {}, ...(login?.others ?? [])].map(newAccount)
  for (const account of accounts) await account.start()
  const lacking = new Map<string, Account>()
  for (const [need, request] of Object.entries(login?.lacking ?? {})) {
    const known = [...lacking.values()].find((other) => show(other.request()) === show(request))
    const account = known ?? newAccount(request)
    if (known === undefined) await account.start()
    lacking.set(need, account)
  }
  const reached = new Set<string>()

  /** Records the effect of a successful call: it may have changed the session, the log-in, the codes, the accounts. */
  async function recordEffect(operation: ApiOperation, account: Account, input: Input): Promise<void> {
    reached.add(operation.id)
    const sent = { ...input.parameters, ...input.body }
    account.memory.note(sent)
    account.touch()
    await codes.sent(operation, input)
    const names = Object.keys(sent)
    // Without such a code a later end of the session could not be recognised.
    if (operation.secured && api.sessionCodes.size === 0) await account.renew()
    if (!operation.secured && names.some(isPassword) && names.some(isName)) await addAccount(sent)
  }

  /** Adds an account that has just registered, as one more to call as. */
  async function addAccount(sent: Json): Promise<void> {
    const name = Object.entries(sent).find(([key]) => isName(key))?.[1]
    const password = Object.entries(sent).find(([key]) => isPassword(key))?.[1]
    if (login === undefined || accounts.length >= MOST_ACCOUNTS) return
    const request = Object.fromEntries(
      Object.keys(login.request).map((key) => [key, isPassword(key) ? password : name]),
    )
    const account = newAccount(request)
    const isKnown = accounts.some(
      (other) => other.request() === request || show(other.request()) === show(request),
    )
    if (!isKnown && (await account.tryStart())) accounts.push(account)
  }

  const { chosen, skipped, allowed } = choose(api, options)
  const codes = createCodes(act ? allowed : [], plain, config.inbox)
  const chance = createRandom(seed)
  const gathering = createFindingCollector(api)
  const warnings: Skip[] = []
  const trial: Trial = {
    ...world,
    gathering,
    accounts,
    lacking,
    allowed,
    chosen,
    isRight: createRequestCheck(api),
    recordEffect,
    exampleOf: (operation, account) =>
      operation.id === login?.operation ? inputOf(operation, account.request()) : exampleInput(operation),
    casesFor: createCases(api),
    repeat: options.repeat,
    latency: config.latency,
    warn: ({ id }, fields) => warnings.push({ what: id, why: unjudged(fields) }),
    sources: {
      reader: createReader(api),
      values: config.values ?? {},
      codes,
      appCodes: ({ memory }) => authenticatorCodes(memory, clock),
      chance,
    },
  }

  /** A code of an authenticator app counts once: what was refused for one may want to wait for the next. */
  async function freshAppCode(operation: ApiOperation): Promise<void> {
    const wants = operation.fields.some((name) => isCode(name) && wantsAppCode(operation, name))
    if (!wants) return
    const codes = await Promise.all(accounts.map(({ memory }) => boundCodes(memory, clock)))
    if (codes.some((each) => each.length > 0)) await setTimeout(untilNextCode(clock.now()))
  }

  const outcomes = new Map<string, Outcome>()
  await runInRounds(chosen, chance, async (operation, round) => {
    if (round > 1) await freshAppCode(operation)
    const outcome = await tryOperation(trial, operation, round)
    if (outcome.reached) reached.add(operation.id)
    const before = outcomes.get(operation.id)
    outcomes.set(operation.id, before === undefined ? outcome : { ...outcome, said: before.said })
    options.onProgress?.(outcomes.size, chosen.length)
    return outcome.reached
  })
  const missed: Skip[] = []
  for (const operation of chosen) {
    const { said = '', isWrong = false } = outcomes.get(operation.id) ?? {}
    if (reached.has(operation.id)) continue
    missed.push({ what: operation.id, why: `never succeeded (${said})` })
    const [account] = accounts
    if (isWrong && account !== undefined) tellRefused(trial, operation, account, said)
  }
  const findings = gathering.findings()
  if (chosen.length > 1 && chosen.every(({ id }) => isMissing(id, findings)))
    throw new BadInput(
      `none of ${chosen.length} operations is at ${server.href}; --url is the address below which the paths of the document stand`,
    )
  // Operations that were not selected are not missing.
  const left = api.operations.filter(
    ({ id }) => config.ignore.has(id) || (options.only.size > 0 && !options.only.has(id)),
  )
  return {
    command: 'verify',
    findings,
    judged: chosen.flatMap(({ id }) => (reached.has(id) ? [id] : [])),
    operations: api.operations.length,
    calls,
    seen: seen.json(),
    coverage: tally(api, [seen.json()], new Set(left.map(({ id }) => id))).counts,
    warnings,
    missed,
    skipped: skipped.toSorted((a, b) => (a.what < b.what ? -1 : 1)),
  }
}

/** A valid request that is always refused; where the refusal itself breaks the contract that is told already. */
function tellRefused(trial: Trial, operation: ApiOperation, account: Account, said: string): void {
  const caller = createCaller(trial, operation, account)
  if (trial.gathering.findings().some((finding) => finding.operation === operation.id)) return
  const violation: Violation = { at: '', rule: 'always-refused', expected: 'success', got: said }
  caller.tell([violation], exampleInput(operation), `${operation.id} refused`)
}

/** Registering one more each time would never end. */
const MOST_ACCOUNTS = 8

/** Asks the server once. @throws BadInput when it cannot be reached: that is no finding of every operation. */
async function ping(http: Http, server: URL): Promise<void> {
  const reply = await http({ method: 'GET', url: server, headers: {}, body: '' })
  if (
    !reply.ok &&
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT|SSL|bad port/.test(reply.got)
  )
    throw new BadInput(
      `nobody answers at ${server.origin} (${reply.got}); is the server running, is --url right?${trustHint(reply.got)}`,
    )
}

const isMissing = (id: string, findings: readonly ServerFinding[]): boolean =>
  findings.some(({ operation, rule }) => operation === id && rule === 'openbourse/operation-missing')

type Skip = { readonly what: string; readonly why: string }
const unjudged = (fields: readonly string[]): string =>
  `refused for the code that was used before, whatever ${fields.join(', ')} was; another code is needed to tell`

type Choice = { chosen: ApiOperation[]; skipped: Skip[]; allowed: ApiOperation[] }

/** Returns the operations to try, and those that may be called at all because they may help. */
function choose(api: Api, { config, act, only }: VerifyOptions): Choice {
  const skipped: Skip[] = []
  const reasons = new Map(
    api.operations.map((operation) => [operation, reasonToSkip(operation, config, act)]),
  )
  const allowed = api.operations.filter((operation) => reasons.get(operation) === undefined)
  const isChosen = ({ id }: ApiOperation): boolean => only.size === 0 || only.has(id)
  for (const [operation, why] of reasons)
    if (why !== undefined && isChosen(operation)) skipped.push({ what: operation.id, why })
  return { chosen: allowed.filter(isChosen), skipped, allowed }
}

function reasonToSkip(
  { id, effect, secured }: ApiOperation,
  config: Config,
  act: boolean,
): string | undefined {
  if (config.ignore.has(id)) return 'ignored by the configuration'
  if (secured && config.login === undefined) return 'needs a token; say in the configuration how to log in'
  if (effect === 'act' && !act && id !== config.login?.operation) return 'changes data; allow with --act'
  return undefined
}
