import { expect, test } from 'vitest'
import { createExchangeJudge } from '#src/contract-checks/judge/judge-exchanges.ts'
import { judgeLines } from '#src/contract-checks/judge/judge-lines.ts'
import { trafficLines } from './recorded-traffic.ts'

test('recorded calls of every operation of our contract have no finding, and count however often they come', async () => {
  const { api, lines } = await trafficLines()
  const judge = createExchangeJudge(api, { ignore: new Set(), latency: undefined })
  await judgeLines(judge, [`${lines.join('\n')}\n`])
  const { calls, findings, judged, skipped } = judge.report('judge')
  expect(findings.map(({ message }) => message)).toEqual([])
  expect({ calls, skipped }).toEqual({ calls: lines.length, skipped: [] })
  const isUpload = new Set(api.operations.filter(({ files }) => files.length > 0).map(({ id }) => id))
  expect(judged).toEqual(api.operations.map(({ id }) => id).filter((id) => !isUpload.has(id)))
}, 60_000)
