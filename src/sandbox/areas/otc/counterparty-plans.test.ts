import { expect, test } from 'vitest'
import { emptyDueList } from '../../kernel/due.ts'
import { refuseAny } from '../../kernel/refusal.ts'
import { freshState } from '../exchange.ts'
import { START } from '../spot/testing-spot.ts'
import { OTC_STEPS, planAfter } from './counterparty.ts'
import type { OtcOrder } from './otc-state.ts'
import { otcDues } from './steps.ts'
import { APPEAL, CANCELLED, COMPLETED, MINUTE, NONPAYMENT, PAID } from './testing-otc.ts'
import { acts, CUSTOMER, OWNER, PURCHASE, SALE, seedFor, STRANGER, trades } from './testing-trades.ts'

const SN = '261121093000000001'
const COMPUTED = 500_003

/** Steps that are planned in an order, soonest first. */
function planned(seed: string, order: Partial<OtcOrder>, draft = SALE) {
  const exchange = trades()
  const { sn } = exchange.open(draft)
  const known = exchange.state.otc.orders[sn]
  if (known === undefined) throw new RangeError(sn)
  const state = { ...freshState(seed), due: emptyDueList<never>() }
  planAfter(state, { ...known, ...order }, START)
  return (state.due.items as { time: number; payload: unknown }[])
    .map(({ time, payload }) => ({ after: time - START, payload }))
    .toSorted((a, b) => a.after - b.after)
}

const labelAt = (status: number) => (seed: string) => `${seed}/otc/${SN}/${status}`
const act = (step: string) => ({ type: 'otc.act', sn: SN, step })

test('steps of a counterparty are five', () => {
  expect(OTC_STEPS).toEqual(['pay', 'release', 'cancel', 'appeal', 'say'])
})

test.each([
  [0, 1],
  [89, 1],
  [90, 0],
  [99, 0],
])('FEAT-18.d of a hundred computed buyers ninety pay (number %i: %i)', (share, count) => {
  const seed = seedFor(labelAt(NONPAYMENT), share)
  const steps = planned(seed, { status: NONPAYMENT, owner: COMPUTED }, PURCHASE)
  expect(steps.map(({ payload }) => payload)).toEqual(count === 1 ? [act('pay')] : [])
  expect(planned(seed, { status: NONPAYMENT, customer: COMPUTED })).toEqual(steps)
})

test.each([
  [0, 1],
  [94, 1],
  [95, 0],
  [99, 0],
])('FEAT-18.f of a hundred computed sellers ninety-five release (number %i: %i)', (share, count) => {
  const seed = seedFor(labelAt(PAID), share)
  const steps = planned(seed, { status: PAID, owner: COMPUTED })
  expect(steps.map(({ payload }) => payload)).toEqual(count === 1 ? [act('release')] : [])
  expect(planned(seed, { status: PAID, customer: COMPUTED }, PURCHASE)).toEqual(steps)
})

test.each([
  ['pay', NONPAYMENT, PURCHASE, 1, 4],
  ['release', PAID, SALE, 1, 3],
] as const)(
  'FEAT-18.ef a computed member’s step %s comes at any time within its minutes',
  (step, status, draft, least, most) => {
    const moments = Array.from({ length: 200 }, (_, index) =>
      planned(`t${index}`, { status, owner: COMPUTED }, draft),
    )
      .flat()
      .filter(({ payload }) => (payload as { step: string }).step === step)
      .map(({ after }) => after)
    expect(moments.every((after) => after >= least * MINUTE && after < most * MINUTE)).toBe(true)
    expect(moments.every((after) => Number.isInteger(after))).toBe(true)
    expect(Math.min(...moments)).toBeLessThan(least * MINUTE + 5000)
    expect(Math.max(...moments)).toBeGreaterThan(most * MINUTE - 5000)
  },
)

test('FEAT-18.h a computed buyer appeals half an hour after the payment', () => {
  const appeal = [{ after: 30 * MINUTE, payload: act('appeal') }]
  expect(planned('test', { status: PAID, customer: COMPUTED })).toEqual(appeal)
  expect(planned('test', { status: PAID, owner: COMPUTED }, PURCHASE)).toEqual(appeal)
})

test.each([NONPAYMENT, PAID, APPEAL, COMPLETED, CANCELLED])(
  'the exchange plans no steps of members (status %i)',
  (status) => {
    for (const draft of [SALE, PURCHASE]) expect(planned('test', { status }, draft)).toEqual([])
  },
)

test.each([APPEAL, COMPLETED, CANCELLED])(
  'the exchange plans no steps of computed members where none is due (status %i)',
  (status) => {
    const computed = { status, owner: COMPUTED, customer: COMPUTED }
    for (const draft of [SALE, PURCHASE]) expect(planned('test', computed, draft)).toEqual([])
  },
)

test('a computed seller waits for the payment', () => {
  expect(planned('test', { status: NONPAYMENT, owner: COMPUTED })).toEqual([])
  expect(planned('test', { status: NONPAYMENT, customer: COMPUTED }, PURCHASE)).toEqual([])
})

test.each([
  [0, COMPLETED, null],
  [74, COMPLETED, null],
  [75, CANCELLED, 'STAFF'],
  [99, CANCELLED, 'STAFF'],
] as const)(
  'FEAT-18.h staff decides 75 of a hundred appeals for the buyer (number %i: status %i)',
  (share, status, by) => {
    const seed = seedFor((each) => `${each}/otc/${SN}/judge`, share)
    const exchange = trades({ seed })
    const { sn } = exchange.open(SALE)
    acts(exchange, sn, SALE)('pay', 'appeal')
    exchange.wait(20 * MINUTE - 1)
    expect(exchange.state.otc.orders[sn]?.status).toBe(APPEAL)
    exchange.happened()
    exchange.wait(1)
    expect(exchange.state.otc.orders[sn]).toMatchObject({
      status,
      cancelledBy: by,
      ended: START + 20 * MINUTE,
    })
    expect(exchange.notices(sn).at(-1)).toEqual([
      by === null ? 'otc-notice-staff-released' : 'otc-notice-staff-cancelled',
      null,
    ])
    expect(exchange.news().map(([who]) => who)).toEqual(['otc.order', OWNER, CUSTOMER])
  },
)

test('staff judges no order that waits for no decision', () => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  const context = { time: START, emit: () => undefined, refuse: refuseAny }
  acts(exchange, sn, SALE)('pay')
  otcDues['otc.judge'](exchange.state, { sn }, context)
  otcDues['otc.judge'](exchange.state, { sn: '1' }, context)
  expect(exchange.state.otc.orders[sn]?.status).toBe(PAID)
  acts(exchange, sn, SALE)('appeal', 'staffCancels')
  const before = exchange.notices(sn)
  exchange.wait(20 * MINUTE)
  expect([exchange.notices(sn), STRANGER in exchange.state.otc.open]).toEqual([before, false])
})

test('an order that was paid in time does not run out, and one that has ended does not end again', () => {
  const exchange = trades()
  const { ad, sn } = exchange.open(SALE)
  const second = String(exchange.buy(ad, '10'))
  acts(exchange, sn, SALE)('pay')
  acts(exchange, second, SALE)('cancel')
  const before = exchange.notices(second)
  exchange.wait(15 * MINUTE)
  expect([exchange.state.otc.orders[sn]?.status, exchange.notices(second)]).toEqual([PAID, before])
})
