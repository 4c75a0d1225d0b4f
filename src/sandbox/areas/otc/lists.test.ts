import { expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { otcLimits } from './limits.ts'
import {
  APPEAL,
  CANCELLED,
  COMPLETED,
  deal,
  dealer,
  MINUTE,
  NONPAYMENT,
  PAID,
  unitsOf,
} from './testing-otc.ts'
import { CUSTOMER, OWNER, PURCHASE, SALE, STRANGER, trades } from './testing-trades.ts'

const CREATED = '2026-11-21 09:30:00'

/** An order of the trader on the merchant's sale of USDT in each status, by status, each of another amount. */
async function inEachStatus(box: TestSandbox) {
  const { merchant, trader, opened } = await deal(box)
  const numbers: Record<number, string> = {}
  const open = async (status: number) => (numbers[status] = await opened(String(50 + status)))
  await trader.pay(await open(COMPLETED))
  await merchant.release(numbers[COMPLETED] ?? '')
  await trader.cancel(await open(CANCELLED))
  await trader.pay(await open(PAID))
  await trader.pay(await open(APPEAL))
  await trader.appeal(numbers[APPEAL] ?? '')
  await open(NONPAYMENT)
  return { merchant, trader, numbers }
}

test('STATE-04.abcde ENT-04.a each tab lists the orders of its status, as each member sees them', async () => {
  const box = await testSandbox()
  const { merchant, trader, numbers } = await inEachStatus(box)
  for (const status of [NONPAYMENT, PAID, COMPLETED, CANCELLED, APPEAL]) {
    const detail = await trader.detail(numbers[status] ?? '')
    const { price, money, currency } = detail
    const common = {
      orderSn: numbers[status],
      unit: 'USDT',
      price,
      amount: `${50 + status}.00000000`,
      money,
      currency,
      status,
      createTime: CREATED,
      avatar: null,
    }
    const fee = `0.0${250 + status * 5}0000`
    expect(await trader.orders(status)).toEqual([
      { ...common, type: 0, commission: '0.00000000', name: 'merchant', memberId: merchant.id },
    ])
    expect(await merchant.orders(status)).toEqual([
      { ...common, type: 1, commission: fee, name: 'trader', memberId: trader.id },
    ])
  }
  const other = await dealer(box, 'partner')
  for (const status of [NONPAYMENT, PAID, COMPLETED, CANCELLED, APPEAL])
    expect(await other.orders(status)).toEqual([])
})

test('ENT-04.a a search finds the orders of a tab by a part of their number, newest first', async () => {
  const { trader, opened } = await deal(await testSandbox())
  const cancelled: string[] = []
  for (let count = 0; count < 11; count++) {
    const sn = await opened()
    await trader.cancel(sn)
    cancelled.unshift(sn)
  }
  const found = async (orderSn: string, more = {}) =>
    (await trader.orders(CANCELLED, { orderSn, ...more })).map((row) => row.orderSn)
  expect(await found('00001')).toEqual(cancelled.filter((sn) => sn.includes('00001')))
  expect((await found('00001')).length).toBe(3)
  expect(await found('00001', { pageNo: '2', pageSize: '2' })).toEqual(cancelled.slice(-1))
  expect(await found(cancelled[4] ?? '')).toEqual([cancelled[4]])
})

test('FEAT-18.efgh an order tells both members all about it, from their side', async () => {
  const box = await testSandbox()
  const { merchant, trader, sale, opened } = await deal(box)
  const sn = await opened('60')
  const { price, money, currency, payInfos } = await trader.detail(sn)
  const common = {
    orderSn: sn,
    unit: 'USDT',
    price,
    amount: '60.00000000',
    money,
    currency,
    createTime: CREATED,
    timeLimit: 15,
    payTime: null,
    appealTime: null,
    releaseTime: null,
    cancelTime: null,
    cancelledBy: null,
    advertiseId: Number(sale),
    memberMobile: null,
    payInfo: null,
    payInfos,
  }
  const mine = {
    type: 0,
    commission: '0.00000000',
    myId: trader.id,
    hisId: merchant.id,
    otherSide: 'merchant',
  }
  const theirs = {
    type: 1,
    commission: '0.03000000',
    myId: merchant.id,
    hisId: trader.id,
    otherSide: 'trader',
  }
  expect(payInfos).toHaveLength(2)
  expect(await trader.detail(sn)).toEqual({ ...common, ...mine, status: NONPAYMENT })
  expect(await merchant.detail(sn)).toEqual({ ...common, ...theirs, status: NONPAYMENT })
  await trader.pass(MINUTE)
  await trader.pay(sn)
  await trader.pass(MINUTE)
  await trader.appeal(sn)
  const appealed = { status: APPEAL, payTime: '2026-11-21 09:31:00', appealTime: '2026-11-21 09:32:00' }
  expect(await trader.detail(sn)).toEqual({ ...common, ...mine, ...appealed })
  await merchant.call('/otc/advertise/off/shelves', { id: sale })
  expect(await trader.detail(sn)).toMatchObject({ advertiseId: Number(sale) })
  await merchant.call('/otc/advertise/delete', { id: sale })
  await trader.pass(MINUTE)
  await merchant.release(sn)
  const released = { status: COMPLETED, releaseTime: '2026-11-21 09:33:00', advertiseId: null, payInfos: [] }
  expect(await merchant.detail(sn)).toEqual({ ...common, ...theirs, ...appealed, ...released })
})

test('FEAT-18.f wrong fund passwords on an order that is not to be released are not counted', async () => {
  const { merchant, trader, opened } = await deal(await testSandbox())
  const sn = await opened()
  for (let count = 0; count < 12; count++)
    expect(await merchant.release(sn, 'wrong-password')).toMatchObject(refusedWith('order-status-expired'))
  await trader.pay(sn)
  expect((await merchant.release(sn)).code).toBe(0)
})

test('FEAT-18.efgh answers of the acts say what has become of the order', async () => {
  const { merchant, trader, opened } = await deal(await testSandbox())
  const [first, second] = [await opened(), await opened()]
  expect((await trader.pay(first)).data).toEqual({ orderSn: first, status: PAID })
  expect(await trader.appeal(first)).toMatchObject({ code: 0, data: null })
  expect(await merchant.release(first)).toMatchObject({ code: 0, data: null })
  expect(await trader.cancel(second)).toMatchObject({ code: 0, data: null })
})

test('VAL-18.l VAL-29.r limits of an order are those of its ad, and of the balance of who sells', () => {
  const { state, shelve } = trades()
  const [sale, purchase] = [shelve(SALE), shelve(PURCHASE, { leastCents: 1500n, units: unitsOf('80') })]
  const asking = (id: number) => {
    const member = state.members[id]
    if (member === undefined) throw new RangeError(String(id))
    return { state, member, time: state.now }
  }
  const body = (id: number) => ({ id, coinId: 1, price: '2', money: '50', amount: '25', mode: 1 as const })
  const none = { minMoney: null, maxMoney: null, maxAmount: null, balance: null }
  const { placeOtcBuyOrder: buying, placeOtcSellOrder: selling } = otcLimits
  expect(buying?.(asking(CUSTOMER), body(sale))).toEqual({
    minMoney: '10.00',
    maxMoney: '150.00',
    maxAmount: '99.90009990',
    balance: null,
  })
  expect(selling?.(asking(CUSTOMER), body(purchase))).toEqual({
    minMoney: '15.00',
    maxMoney: '150.00',
    maxAmount: '80.00000000',
    balance: '1000.00000000',
  })
  // The owner has 100 on the shelf.
  expect(selling?.(asking(OWNER), body(purchase)).balance).toBe('900.00000000')
  for (const id of [purchase, 99_999]) expect(buying?.(asking(STRANGER), body(id))).toEqual(none)
  for (const id of [sale, 99_999]) expect(selling?.(asking(STRANGER), body(id))).toEqual(none)
})
