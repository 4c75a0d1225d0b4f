import type { Api } from '../api/api.ts'
import { createSeen } from '../coverage/seen.ts'
import { count, type Report } from '../output/report.ts'
import { createGathering } from './gather.ts'
import type { Exchange } from './har.ts'
import { createJudge } from './judge.ts'
import { toCurl } from './repeat.ts'
import { createRequestCheck } from './request-check.ts'
import { createRouter } from './router.ts'

/** Judges every exchange that belongs to an operation. */
export function judgeExchanges(
  api: Api,
  exchanges: readonly Exchange[],
  ignore: ReadonlySet<string>,
): Report {
  const judge = createJudge(api)
  const route = createRouter(api)
  const isRight = createRequestCheck(api)
  const gathering = createGathering(api)
  const seen = createSeen(api)
  const judged = new Set<string>()
  let calls = 0
  let foreign = 0
  for (const { method, url, headers, type, body, answer } of exchanges) {
    const operation = route(method, url.pathname)
    if (operation === undefined) foreign += 1
    if (operation === undefined || ignore.has(operation.id)) continue
    calls += 1
    seen.note(operation, { url, type, text: body }, answer)
    const token = api.tokenHeader !== undefined && headers.has(api.tokenHeader)
    const sent = { method, url, type, body, token }
    const faults = judge.answer(
      operation,
      answer,
      () => isRight(operation, { url, type, text: body }) === false,
    )
    if (!faults.some(({ rule }) => rule === 'operation-missing')) judged.add(operation.id)
    gathering.add(operation, faults, () => toCurl(api, operation, sent))
  }
  return {
    command: 'judge',
    findings: gathering.findings(),
    judged: [...judged],
    operations: api.operations.length,
    calls,
    seen: seen.json(),
    skipped: foreign === 0 ? [] : [{ what: count(foreign, 'exchange'), why: 'no operation of the contract' }],
  }
}
