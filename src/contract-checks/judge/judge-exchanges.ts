import { MASK } from '#src/core/contract/mask.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import { budgetOf, type Config } from '../config.ts'
import { createSeen } from '../coverage/seen.ts'
import { inOrder } from '../finding.ts'
import { slowness } from './slowness.ts'
import { count } from '../output/report.ts'
import type { RunReport } from './run-report.ts'
import type { Violation } from './violation.ts'
import { createFindingCollector, type ServerFinding } from './finding-collector.ts'
import type { Exchange } from './har.ts'
import { createJudge } from './judge.ts'
import type { Profile } from './legacy.ts'
import { toCurl } from './repeat.ts'
import { createRequestCheck } from './request-check.ts'
import { createRouter } from './router.ts'

/** The request broke the contract. */
const WRONG: Violation = {
  at: '',
  rule: 'accepts-bad-input',
  expected: 'a request that keeps the contract, or a refusal',
  got: 'success for one that breaks it',
}
const UNLOCKED: Violation = { at: '', rule: 'works-without-token', expected: 'a refusal', got: 'success' }

/** True where secrets were masked, in JSON or in a form. */
const hasMask = (text: string): boolean => text.includes(MASK) || text.includes(encodeURIComponent(MASK))

/** Judges exchanges one by one, as they come. */
export type ExchangeJudge = {
  /** Undefined where no operation has the address, or it is ignored. */
  take(
    exchange: Exchange,
  ): { readonly operation: ApiOperation; readonly violations: readonly Violation[] } | undefined
  report(command: string): RunReport
}

export function createExchangeJudge(
  api: Api,
  { ignore, latency }: Pick<Config, 'ignore' | 'latency'>,
  profile: Profile = 'strict',
): ExchangeJudge {
  const judge = createJudge(api, profile)
  const route = createRouter(api)
  const isRight = createRequestCheck(api)
  const gathering = createFindingCollector(api)
  const seen = createSeen(api)
  const judged = new Set<string>()
  const fastest = new Map<ApiOperation, { readonly ms: number; readonly repeat: string }>()
  /** Operations that succeeded without a token, with a call that did. */
  const open = new Map<ApiOperation, string>()
  let hasTokens = false
  let calls = 0
  let foreign = 0
  /** Operations that were too slow every time. */
  function tooSlow(): ServerFinding[] {
    const slow = createFindingCollector(api)
    for (const [operation, { ms, repeat }] of fastest)
      slow.add(operation, slowness([ms], budgetOf(latency, operation)), () => repeat)
    return slow.findings()
  }
  /** Recordings may leave all tokens out; where there are some, a success without one was without one. */
  function withoutToken(): ServerFinding[] {
    const found = createFindingCollector(api)
    for (const [operation, repeat] of hasTokens ? open : []) found.add(operation, [UNLOCKED], () => repeat)
    return found.findings()
  }
  return {
    take({ method, url, headers, type, body, answer, ms }) {
      const operation = route(method, url.pathname)
      if (operation === undefined) foreign += 1
      if (operation === undefined || ignore.has(operation.id)) return undefined
      calls += 1
      seen.note(operation, { url, type, text: body }, answer)
      const token = api.tokenHeader !== undefined && headers.has(api.tokenHeader)
      const sent = { method, url, type, body, token }
      const isWrong = (): boolean =>
        operation.parameters.some(
          ({ in: place, required, name }) =>
            place === 'header' && required && !headers.has(name.toLowerCase()),
        ) || isRight(operation, { url, type, text: body }) === false
      const isTaken = judge.succeeded(operation, answer) === true
      // A masked or unrecorded body says nothing of what was sent.
      const isTold = (body !== '' || operation.body === undefined) && !hasMask(`${url.href} ${body}`)
      const violations = [
        ...judge.answer(operation, answer, isWrong),
        // Recorders leave headers out.
        ...(isTaken && isTold && isRight(operation, { url, type, text: body }) === false ? [WRONG] : []),
      ]
      if (!violations.some(({ rule }) => rule === 'operation-missing')) judged.add(operation.id)
      gathering.add(operation, violations, () => toCurl(api, operation, sent))
      hasTokens ||= token
      if (isTaken && operation.secured && !token && !open.has(operation))
        open.set(operation, toCurl(api, operation, sent))
      const before = fastest.get(operation)
      if (
        ms !== undefined &&
        budgetOf(latency, operation) !== undefined &&
        (before === undefined || ms < before.ms)
      )
        fastest.set(operation, { ms, repeat: toCurl(api, operation, sent) })
      return { operation, violations }
    },
    report: (command) => ({
      command,
      findings: inOrder([...gathering.findings(), ...tooSlow(), ...withoutToken()]),
      judged: [...judged],
      operations: api.operations.length,
      calls,
      seen: seen.json(),
      skipped:
        foreign === 0 ? [] : [{ what: count(foreign, 'exchange'), why: 'no operation of the contract' }],
    }),
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
