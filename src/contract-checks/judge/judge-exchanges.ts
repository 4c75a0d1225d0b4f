import type { Api, ApiOperation } from '../api/api.ts'
import { createSeen } from '../coverage/seen.ts'
import { count } from '../output/report.ts'
import type { RunReport } from './run-report.ts'
import type { Violation } from './violation.ts'
import { createFindingCollector } from './finding-collector.ts'
import type { Exchange } from './har.ts'
import { createJudge } from './judge.ts'
import type { Profile } from './legacy.ts'
import { toCurl } from './repeat.ts'
import { createRequestCheck } from './request-check.ts'
import { createRouter } from './router.ts'

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
  ignore: ReadonlySet<string>,
  profile: Profile = 'strict',
): ExchangeJudge {
  const judge = createJudge(api, profile)
  const route = createRouter(api)
  const isRight = createRequestCheck(api)
  const gathering = createFindingCollector(api)
  const seen = createSeen(api)
  const judged = new Set<string>()
  let calls = 0
  let foreign = 0
  return {
    take({ method, url, headers, type, body, answer }) {
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
      const violations = judge.answer(operation, answer, isWrong)
      if (!violations.some(({ rule }) => rule === 'operation-missing')) judged.add(operation.id)
      gathering.add(operation, violations, () => toCurl(api, operation, sent))
      return { operation, violations }
    },
    report: (command) => ({
      command,
      findings: gathering.findings(),
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
  ignore: ReadonlySet<string>,
  profile?: Profile,
): RunReport {
  const judge = createExchangeJudge(api, ignore, profile)
  for (const exchange of exchanges) judge.take(exchange)
  return judge.report('judge')
}
