import { expect, test } from 'vitest'
import { AdSide } from '#generated/wire/ad-side.ts'
import type { OtcOrderStatus } from '#generated/wire/otc-order-status.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import type { Event } from '../../kernel/machine.ts'
import { START, testExchange } from '../spot/testing-spot.ts'
import { CHAT_LINES } from './chat-lines.ts'
import { OTC_STEPS, type OtcStep } from './counterparty.ts'
import { MOST_UNPAID, unpaidOf } from './orders.ts'
import type { OtcOrder } from './otc-state.ts'
import { otcDues, runStep } from './steps.ts'
import { APPEAL, CANCELLED, COMPLETED, deal, NONPAYMENT, PAID } from './testing-otc.ts'
import { otcPushes } from './topics.ts'
import { wireNotice } from './wire-order.ts'

const [SELLER, BUYER] = [600_001, 600_002]
const SN = '261121093000000001'
const LINES = CHAT_LINES.en_US

/** An exchange with one order of a sale, which holds no coins. */
function withOrder(status: OtcOrderStatus) {
  const { state } = testExchange(2, {})
  const order: OtcOrder = {
    sn: SN,
    ad: 7,
    version: 1,
    side: AdSide.SELL,
    owner: SELLER,
    customer: BUYER,
    coin: 'USDT',
    currency: 'EUR',
    language: 'en_US',
    price: 100n,
    cents: 5000n,
    units: 50n,
    fee: 0n,
    minutes: 15,
    payments: [],
    status,
    created: START,
    paid: null,
    appealed: null,
    ended: null,
    cancelledBy: null,
  }
  state.otc.orders[SN] = order
  const events: Event[] = []
  const moment = { time: START + 1, emit: (event: Event) => void events.push(event) }
  return { state, order, events, moment, now: () => state.otc.orders[SN] }
}

/** Statuses in which a step is due. */
const DUE: Readonly<Record<Exclude<OtcStep, 'say'>, readonly OtcOrderStatus[]>> = {
  pay: [NONPAYMENT],
  release: [PAID, APPEAL],
  cancel: [NONPAYMENT, PAID],
  appeal: [PAID],
}
const STATUSES = [NONPAYMENT, PAID, APPEAL, COMPLETED, CANCELLED]
const notDue = OTC_STEPS.flatMap((step) =>
  step === 'say'
    ? []
    : STATUSES.filter((status) => !DUE[step].includes(status)).map((status) => [step, status] as const),
)

test.each(notDue)('the step %s of an order in status %i does nothing', (step, status) => {
  const { state, order, events, moment, now } = withOrder(status)
  expect(runStep(state, order, step, moment)).toBe(false)
  expect([now(), events, state.otc.chats[SN]]).toEqual([order, [], undefined])
})

test('FEAT-18.h an appeal of a computed member says why, and in whose name', () => {
  const { state, order, moment, now } = withOrder(PAID)
  expect(runStep(state, order, 'appeal', moment)).toBe(true)
  expect(now()).toEqual({ ...order, status: APPEAL, appealed: START + 1 })
  expect(state.otc.chats[SN]).toEqual([
    { time: START + 1, from: BUYER, notice: 'otc-notice-appealed' },
    { time: START + 1, from: BUYER, text: LINES.appeal },
  ])
})

test('FEAT-18.e the step of a payment is written down with its moment', () => {
  const { state, order, moment, now } = withOrder(NONPAYMENT)
  expect(runStep(state, order, 'pay', moment)).toBe(true)
  expect(now()).toEqual({ ...order, status: PAID, paid: START + 1 })
  expect(state.otc.chats[SN]).toEqual([{ time: START + 1, from: BUYER, notice: 'otc-notice-paid' }])
})

test('FEAT-18.i sentences of a chat follow each other, and nothing after the last', () => {
  const { state, order, moment } = withOrder(NONPAYMENT)
  const outcomes = [...LINES.answers, 'none'].map(() => runStep(state, order, 'say', moment))
  expect(outcomes).toEqual([...LINES.answers.map(() => true), false])
  expect(state.otc.chats[SN]).toEqual(LINES.answers.map((text) => ({ time: START + 1, from: BUYER, text })))
})

test.each<[step: OtcStep, before: OtcOrderStatus, after: OtcOrderStatus]>([
  ['release', APPEAL, APPEAL],
  ['release', NONPAYMENT, NONPAYMENT],
  ['pay', NONPAYMENT, PAID],
  ['pay', CANCELLED, CANCELLED],
  ['appeal', PAID, APPEAL],
  ['appeal', COMPLETED, COMPLETED],
])('the planned step %s turns an order in status %i into %i', (step, before, after) => {
  const { state, moment, now } = withOrder(before)
  otcDues['otc.act'](state, { sn: SN, step }, moment as Parameters<(typeof otcDues)['otc.act']>[2])
  expect(now()?.status).toBe(after)
})

test('FEAT-18.i a chat goes on while staff decides', () => {
  const { state, moment } = withOrder(APPEAL)
  const context = moment as Parameters<(typeof otcDues)['otc.act']>[2]
  otcDues['otc.act'](state, { sn: SN, step: 'say' }, context)
  expect(state.otc.chats[SN]).toHaveLength(1)
})

test('a planned step of an order that there is not does nothing', () => {
  const { state, events, moment } = withOrder(PAID)
  const context = moment as Parameters<(typeof otcDues)['otc.act']>[2]
  otcDues['otc.act'](state, { sn: '__proto__', step: 'pay' }, context)
  otcDues['otc.expire'](state, { sn: '1' }, context)
  expect([events, state.otc.chats]).toEqual([[], {}])
})

test('unpaid orders are those that the member has placed and that wait for the payment', () => {
  const { state, order } = withOrder(NONPAYMENT)
  state.otc.open[BUYER] = [SN]
  state.otc.open[SELLER] = [SN]
  expect([unpaidOf(state, BUYER), unpaidOf(state, SELLER), unpaidOf(state, 600_003)]).toEqual([1, 0, 0])
  state.otc.orders[SN] = { ...order, status: PAID }
  expect(unpaidOf(state, BUYER)).toBe(0)
  expect(MOST_UNPAID).toBe(3)
})

test.each([
  [SELLER, String(SELLER), 'm0'],
  [BUYER, String(BUYER), 'm1'],
  [1, '1', ''],
  [null, null, null],
])('FEAT-18.i a notice of %s names who did it', (by, uidFrom, nameFrom) => {
  const { state, order } = withOrder(PAID)
  const notice = { orderId: SN, status: PAID, content: null, uidFrom, nameFrom }
  expect(wireNotice(state, order, by)).toEqual(notice)
  const [first, second, ...rest] = otcPushes({ type: 'otc.order', sn: SN, by }, state)
  expect([first?.body, second?.body, rest]).toEqual([notice, notice, []])
  expect([first?.topic, second?.topic]).toEqual([
    expect.stringContaining(String(SELLER)),
    expect.stringContaining(String(BUYER)),
  ])
})

test.each<[what: string, event: Event, pushes: number]>([
  ['a message', { type: 'otc.message', sn: SN, index: 0 }, 2],
  ['a message that is not there', { type: 'otc.message', sn: SN, index: 1 }, 0],
  ['a message without a number', { type: 'otc.message', sn: SN }, 0],
  ['another event of the order', { type: 'otc.other', sn: SN, index: 0 }, 0],
  ['a message of no order', { type: 'otc.message', sn: '1', index: 0 }, 0],
  ['a message without an order', { type: 'otc.message', index: 0 }, 0],
])('FEAT-18.i pushes of %s', (_, event, pushes) => {
  const { state } = withOrder(PAID)
  state.otc.chats[SN] = [{ time: START, from: BUYER, text: 'Hello' }]
  expect(otcPushes(event, state)).toHaveLength(pushes)
})

test('FEAT-18.fg an ended order tells when it was released or cancelled', async () => {
  const { merchant, trader, opened } = await deal(await testSandbox())
  const [released, cancelled] = [await opened(), await opened()]
  const open = { releaseTime: null, cancelTime: null, cancelledBy: null }
  expect(await trader.detail(released)).toMatchObject(open)
  await trader.pay(released)
  await trader.pass(61_000)
  expect(await trader.detail(released)).toMatchObject(open)
  await merchant.release(released)
  await trader.cancel(cancelled)
  const ended = '2026-11-21 09:31:01'
  for (const reader of [trader, merchant]) {
    expect(await reader.detail(released)).toMatchObject({ ...open, releaseTime: ended })
    expect(await reader.detail(cancelled)).toMatchObject({
      releaseTime: null,
      cancelTime: ended,
      cancelledBy: 'BUYER',
    })
  }
})
