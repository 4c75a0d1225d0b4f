import { expect, test } from 'vitest'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { OtcOrderEnd } from '#generated/models/otc-order-end.ts'
import { OtcOrderStatus } from '#generated/models/otc-order-status.ts'
import { instant } from '#src/core/time/instant.ts'
import { appealFrom, payUntil } from '#src/web/c2c/order-times.ts'
import { phasesOf } from './phases.ts'

const opened = instant(1_000_000)
const paid = instant(1_060_000)
const ended = instant(1_120_000)

type Order = Parameters<typeof phasesOf>[0]
const order = (status: OtcOrderStatus, more: Partial<OtcOrderDetail> = {}): Order => ({
  status,
  createTime: opened,
  payTime: status === OtcOrderStatus.NONPAYMENT ? null : paid,
  ...more,
})
const phases = (of: Order): readonly string[] => phasesOf(of).map(({ name, state }) => `${name} ${state}`)

test('STATE-04.abce an order is opened, paid, released and finished, or staff decides', () => {
  expect(phases(order(OtcOrderStatus.NONPAYMENT))).toEqual([
    'opened done',
    'pay now',
    'release ahead',
    'done ahead',
  ])
  expect(phases(order(OtcOrderStatus.PAID))).toEqual(['opened done', 'pay done', 'release now', 'done ahead'])
  expect(phasesOf(order(OtcOrderStatus.COMPLETED, { releaseTime: ended })).map(({ at }) => at)).toEqual([
    opened,
    paid,
    ended,
    ended,
  ])
  expect(phases(order(OtcOrderStatus.APPEAL))).toEqual([
    'opened done',
    'pay done',
    'appeal now',
    'decision ahead',
  ])
})

test.each([
  [OtcOrderEnd.BUYER, null, ['opened done', 'cancelled failed']],
  [OtcOrderEnd.TIMEOUT, null, ['opened done', 'timeout failed']],
  [OtcOrderEnd.STAFF, paid, ['opened done', 'pay done', 'staff failed']],
  [null, null, ['opened done', 'ended failed']],
  [null, paid, ['opened done', 'pay done', 'ended failed']],
])('STATE-04.d a cancelled order says how it ended: %s', (cancelledBy, payTime, expected) => {
  expect(phases(order(OtcOrderStatus.CANCELLED, { cancelledBy, payTime, cancelTime: ended }))).toEqual(
    expected,
  )
})

test('the buyer pays within the time limit, and staff can be asked 30 minutes after the payment', () => {
  expect(payUntil({ createTime: opened, timeLimit: 15 })).toBe(opened + 900_000)
  expect(appealFrom({ payTime: paid })).toBe(paid + 1_800_000)
  expect(appealFrom({ payTime: null })).toBeNull()
})
