import { readApi } from '../api/read-api.ts'
import type { Json } from '../document/place.ts'
import { createFindingCollector, type ServerFinding } from '../judge/finding-collector.ts'
import type { Exchange } from '../judge/exchange.ts'
import { createJudge } from '../judge/judge.ts'
import { toCurl } from '../judge/repeat.ts'
import { createRequestCheck } from '../judge/request-check.ts'
import { createRouter } from '../judge/router.ts'

/** The judge of `verify` and `proxy`, for the answers that a page gets. */
export type BrowserJudge = {
  /** Judges an answer; true when that told something new. */
  take(exchange: Exchange): boolean
  findings(): ServerFinding[]
  /** Answers that were judged. */
  readonly count: () => number
}

export function createBrowserJudge(contract: Json): BrowserJudge {
  const api = readApi(contract, new Map())
  const judge = createJudge(api)
  const route = createRouter(api)
  const isRight = createRequestCheck(api)
  const gathering = createFindingCollector(api)
  let count = 0
  return {
    take({ method, url, headers, type, body, answer }) {
      const operation = route(method, url.pathname)
      if (operation === undefined) return false
      count += 1
      const token = api.tokenHeader !== undefined && headers.has(api.tokenHeader)
      const wrong = (): boolean => isRight(operation, { url, type, text: body }) === false
      const violations = judge.answer(operation, answer, wrong)
      return (
        gathering.add(operation, violations, () =>
          toCurl(api, operation, { method, url, type, body, token }),
        ) > 0
      )
    },
    findings: () => gathering.findings(),
    count: () => count,
  }
}
