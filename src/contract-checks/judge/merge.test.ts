import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { otherStyle } from '../testing/other-style.ts'
import { recorded, type RecordedCall } from '../testing/recorded.ts'
import { createExchangeJudge } from './judge-exchanges.ts'
import { orderOfNumber } from './exchange.ts'
import { judgeText } from './judge-text.ts'
import { mergeTallies, MOST_PLACES, type Tally } from './tally.ts'
import { reportOfTally } from './tally-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'merge-'))
afterAll(() => rmSync(folder, { recursive: true }))
const contract = join(folder, 'contract.yaml')
writeFileSync(contract, otherStyle)
const api = await loadApi(contract, { code: 'errno', success: 'OK' })
const config = { ignore: new Set<string>(), latency: 500 }

type Input = { readonly place: number; readonly text: string }

function judged(inputs: readonly Input[]): Tally {
  const judge = createExchangeJudge(api, config)
  for (const { place, text } of inputs)
    judgeText(judge, text, { what: `line ${place}`, order: orderOfNumber(place) })
  return JSON.parse(JSON.stringify(judge.tally())) as Tally
}

const orders = (...result: object[]): object => ({ errno: 'OK', result })
const one = { id: 1, price: '1.5', note: null }

/** Right and wrong answers of all kinds, with values and names that only some of them have. */
const answers = fc.oneof(
  fc.constant(orders(one)),
  fc.nat(3).map((id) => orders({ ...one, id })),
  fc.constantFrom('1,5', 1.5, null, '2').map((price) => orders(one, { ...one, price })),
  fc.constantFrom('a', 'b', 'c').map((name) => orders({ ...one, [name]: 1 })),
  fc.nat(200).map((name) => orders({ ...one, [`f${name}`]: 1 })),
  fc.constantFrom('LIMIT', 'LOGIN', 'GONE').map((errno) => ({ errno, reason: 'no' })),
  fc.constant({ errno: 'LIMIT' }),
  fc.constantFrom('<html>', '{"errno":"OK"'),
)
const calls: fc.Arbitrary<RecordedCall> = fc.record(
  {
    path: fc.constantFrom('/v1/orders', '/v1/orders/7?pin=4711', '/v1/session', '/v1/other'),
    send: fc.constantFrom<unknown>({ size: 5 }, { size: 0 }, { size: 50 }, { password: 'x' }, {}),
    answer: answers,
    status: fc.constantFrom(200, 200, 200, 404, 502),
    session: fc.boolean(),
    time: fc.constantFrom(0.05, 3, 40, 600, 601, 90_000),
    // Few moments, so that several calls begin at the same time.
    started: fc.constantFrom('2026-11-21T01:30:00.000Z', '2026-11-21T02:30:00.001+01:00', 'yesterday'),
  },
  { requiredKeys: ['answer'] },
)
const texts = fc.oneof(
  { weight: 9, arbitrary: calls.map((call) => JSON.stringify(recorded(call))) },
  { weight: 1, arbitrary: fc.constantFrom('{"request":', '[]', '{}', 'null') },
)
/** A stream of which each line has the worker that gets it. */
const shared = fc.array(fc.tuple(texts, fc.nat(3)), { maxLength: 150 })

test('workers that share a stream report together exactly what one reports that judges all of it', () => {
  fc.assert(
    fc.property(shared, (stream) => {
      const inputs = stream.map(([text, worker], place) => ({ place, text, worker }))
      const parts = [0, 1, 2, 3].map((worker) => judged(inputs.filter((each) => each.worker === worker)))
      const whole = judged(inputs)
      const [first, second, third, fourth] = parts
      const merged = mergeTallies(api, parts.toReversed())
      expect(JSON.stringify(merged)).toBe(JSON.stringify(whole))
      const pairs = [
        [first, second],
        [third, fourth],
      ].map((pair) =>
        mergeTallies(
          api,
          pair.flatMap((part) => part ?? []),
        ),
      )
      expect(JSON.stringify(mergeTallies(api, pairs))).toBe(JSON.stringify(whole))
      expect(reportOfTally(api, config, merged, 'judge')).toEqual(reportOfTally(api, config, whole, 'judge'))
    }),
    { numRuns: 300 },
  )
})

test('the example of a finding is the call that was made first, whoever judged it', () => {
  const call = (price: unknown, started: string): string =>
    JSON.stringify(recorded({ answer: orders({ ...one, price }), started }))
  const late = judged([{ place: 0, text: call(3, '2026-11-21T01:30:00.002Z') }])
  const early = judged([{ place: 9, text: call(true, '2026-11-21T02:30:00.001+01:00') }])
  const [finding] = reportOfTally(api, config, mergeTallies(api, [late, early]), 'judge').findings
  expect(finding).toMatchObject({ at: '/result/0/price', got: 'boolean', times: 2, of: 2 })
})

test('a server that answers with ever new names, values and codes does not make the judge grow', () => {
  const kept = (number: number): Tally => {
    const inputs = Array.from({ length: number }, (_, place) => [
      orders({ ...one, [`field${place}`]: place, price: `p${place}` }),
      { errno: `CODE${place}`, reason: 'x'.repeat(2_000) },
      `broken ${place}`,
    ])
    return judged(
      inputs.flatMap((answers, place) =>
        answers.map((answer) => ({ place, text: JSON.stringify(recorded({ answer, time: place })) })),
      ),
    )
  }
  const [few, many] = [kept(200), kept(2_000)]
  expect(many.kept.findings.length).toBe(few.kept.findings.length)
  expect(many.kept.findings.filter(({ violation }) => violation.rule === 'undeclared-field')).toHaveLength(
    MOST_PLACES,
  )
  expect(many.seen).toEqual(few.seen)
  expect(Math.max(...many.kept.findings.map(({ violation }) => violation.got.length))).toBeLessThan(600)
  expect(Object.keys(many.operations['findOrders']?.times ?? {}).length).toBeLessThan(191)
  expect(JSON.stringify(many).length).toBeLessThan(JSON.stringify(few).length * 1.2)
  const { skipped } = reportOfTally(api, config, many, 'judge')
  expect(skipped).toContainEqual({
    what: 'findOrders undeclared-field',
    why: 'shows at more than 50 places; the others are not told',
  })
})

test('of broken input the first ten are named wherever they were read, and all are counted', () => {
  const inputs = Array.from({ length: 25 }, (_, place) => ({ place, text: place % 5 === 4 ? '[]' : 'x' }))
  const parts = [0, 1].map((part) => judged(inputs.filter(({ place }) => place % 2 === part)))
  const { skipped } = reportOfTally(api, config, mergeTallies(api, parts), 'judge')
  expect(skipped.map(({ what, why }) => `${what}: ${why}`)).toEqual([
    ...Array.from(
      { length: 10 },
      (_, line) => `line ${line}: ${line % 5 === 4 ? 'no JSON object' : 'not JSON'}`,
    ),
    '15 more: could not be read either',
  ])
})
