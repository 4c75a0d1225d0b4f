import { MASK } from '#src/core/contract/mask.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import type { Config } from '../config.ts'
import { createSeen } from '../coverage/seen.ts'
import { NOTHING_BROKEN, withBroken, type BrokenPart } from './broken-input.ts'
import { createCounter, type Counter } from './call-counts.ts'
import { createFindingCollector } from './finding-collector.ts'
import { orderOf, type Exchange } from './exchange.ts'
import { createJudge } from './judge.ts'
import type { Profile } from './legacy.ts'
import { toCurl } from './repeat.ts'
import { createRequestCheck } from './request-check.ts'
import { createRouter } from './router.ts'
import type { RunReport } from './run-report.ts'
import { MOST_PLACES, type Tally } from './tally.ts'
import { reportOfTally } from './tally-report.ts'
import type { Violation } from './violation.ts'

/** The request broke the contract. */
const WRONG: Violation = {
  at: '',
  rule: 'accepts-bad-input',
  expected: 'a request that keeps the contract, or a refusal',
  got: 'success for one that breaks it',
}

/** True where secrets were masked, in JSON or in a form. */
const MASKED = encodeURIComponent(MASK)
const hasMask = (text: string): boolean => text.includes(MASK) || text.includes(MASKED)

/** Judges exchanges one by one, as they come. What it keeps is bounded by the contract, however many come. */
export type ExchangeJudge = {
  /** Undefined where no operation has the address, or it is ignored. */
  take(
    exchange: Exchange,
  ): { readonly operation: ApiOperation; readonly violations: readonly Violation[] } | undefined
  /** Counts input that is no exchange. */
  broken(part: BrokenPart): void
  tally(): Tally
  report(command: string): RunReport
}

export function createExchangeJudge(
  api: Api,
  config: Pick<Config, 'ignore' | 'latency'>,
  profile: Profile = 'strict',
): ExchangeJudge {
  const judge = createJudge(api, profile)
  const route = createRouter(api)
  const isRight = createRequestCheck(api)
  const gathering = createFindingCollector(api, MOST_PLACES)
  const seen = createSeen(api)
  const counters = new Map<ApiOperation, Counter>()
  let hasTokens = false
  let foreign = 0
  let broken = NOTHING_BROKEN

  function counterOf(operation: ApiOperation): Counter {
    const counter = counters.get(operation) ?? createCounter()
    counters.set(operation, counter)
    return counter
  }

  function tally(): Tally {
    const counted = api.operations.filter((operation) => counters.has(operation))
    return {
      operations: Object.fromEntries(counted.map((operation) => [operation.id, counterOf(operation).json()])),
      kept: gathering.kept(),
      seen: seen.json(),
      foreign,
      broken,
      hasTokens,
    }
  }

  return {
    take(exchange) {
      const { method, url, headers, type, body, answer, ms } = exchange
      const operation = route(method, url.pathname)
      if (operation === undefined) foreign += 1
      if (operation === undefined || config.ignore.has(operation.id)) return undefined
      const sent = { url, type, text: body }
      seen.note(operation, sent, answer)
      const token = api.tokenHeader !== undefined && headers.has(api.tokenHeader)
      hasTokens ||= token
      let right: boolean | undefined | 'unknown' = 'unknown'
      const keepsContract = (): boolean | undefined =>
        (right = right === 'unknown' ? isRight(operation, sent) : right)
      const isWrong = (): boolean =>
        operation.parameters.some(
          ({ in: place, required, name }) =>
            place === 'header' && required && !headers.has(name.toLowerCase()),
        ) || keepsContract() === false
      const isTaken = judge.succeeded(operation, answer) === true
      // A masked or unrecorded body says nothing of what was sent.
      const isTold = (): boolean =>
        (body !== '' || operation.body === undefined) && !hasMask(url.href) && !hasMask(body)
      const answered = judge.answer(operation, answer, isWrong)
      // Recorders leave headers out.
      const isWrongTaken = isTaken && keepsContract() === false && isTold()
      const violations = isWrongTaken ? [...answered, WRONG] : answered

      const repeat = (): string => toCurl(api, operation, { method, url, type, body, token })
      const order = (): string => orderOf(exchange)
      gathering.add(operation, violations, repeat, operation.id, order)
      const counter = counterOf(operation)
      counter.call(!violations.some(({ rule }) => rule === 'operation-missing'))
      if (ms !== undefined) counter.time(ms, order, repeat)
      if (isTaken && operation.secured && !token) counter.open(order, repeat)
      return { operation, violations }
    },
    broken(part) {
      broken = withBroken(broken, { count: 1, first: [part] })
    },
    tally,
    report: (command) => reportOfTally(api, config, tally(), command),
  }
}

/** Judges every exchange that belongs to an operation. */
export function judgeExchanges(
  api: Api,
  exchanges: readonly Exchange[],
  config: Pick<Config, 'ignore' | 'latency'> = { ignore: new Set(), latency: undefined },
  profile?: Profile,
): RunReport {
  const judge = createExchangeJudge(api, config, profile)
  for (const exchange of exchanges) judge.take(exchange)
  return judge.report('judge')
}
