import { expect, test } from 'vitest'
import type { Transaction } from '#generated/wire/transaction.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { SALE } from '../../hosts/memory/testing-ads.ts'
import { type Answer, testSandbox } from '../../hosts/memory/testing.ts'
import { frozenErrors } from '../frozen.ts'
import {
  dealer,
  APPEAL,
  CANCELLED,
  COMPLETED,
  deal,
  type Dealer,
  MINUTE,
  NONPAYMENT,
  PAID,
  unitsOf,
} from './testing-otc.ts'

const keyOf = ({ errors, message }: Answer): string => errors[0]?.key ?? message
const ILLEGAL = 'This is not allowed here.'
const MOVED_ON = 'The order has changed in the meantime. Look at it again.'

async function booked({ call }: Dealer) {
  const { data } = await call('/uc/asset/transaction/all', { pageNo: '1', pageSize: '10' })
  const rows = (data as { content: Transaction[] }).content.filter(({ type }) => type === 13 || type === 14)
  return rows.map(({ type, amount, symbol }) => [type, amount, symbol])
}

test('FEAT-18.cef STATE-04.abc STATE-16.g ENT-04.a a purchase is opened, paid and released; the owner pays half of the rate on top', async () => {
  const { merchant, trader, sale, opened } = await deal(await testSandbox())
  const [before, own] = [trader.held('USDT'), merchant.both('USDT')]
  const sn = await opened('50')
  // 50 and a two-thousandth of it are the order's, and no longer the ad's.
  expect(await trader.preview(sale)).toMatchObject({ number: '2949.97500000' })
  expect(merchant.both('USDT')).toEqual(own)
  expect(await trader.orders(NONPAYMENT)).toMatchObject([
    {
      orderSn: sn,
      type: 0,
      unit: 'USDT',
      name: 'merchant',
      memberId: merchant.id,
      amount: '50.00000000',
      commission: '0.00000000',
    },
  ])
  expect(await merchant.orders(NONPAYMENT)).toMatchObject([
    { type: 1, name: 'trader', commission: '0.02500000' },
  ])
  expect((await trader.pay(sn)).data).toEqual({ orderSn: sn, status: PAID })
  expect([await trader.orders(NONPAYMENT), (await merchant.orders(PAID)).length]).toEqual([[], 1])
  expect((await merchant.release(sn)).code).toBe(0)
  expect([(await trader.orders(COMPLETED)).length, (await merchant.orders(COMPLETED)).length]).toEqual([1, 1])
  expect(trader.held('USDT')).toBe(before + unitsOf('50'))
  expect(merchant.held('USDT', 'frozen')).toBe((own[1] ?? 0n) - unitsOf('50.025'))
  expect([await booked(trader), await booked(merchant)]).toEqual([
    [[13, '50.00000000', 'USDT']],
    [[14, '-50.02500000', 'USDT']],
  ])
  expect((await trader.preview(sale)).transactions).toBe(43)
  expect([auditLedger(trader.box.view().ledger), frozenErrors(trader.box.view())]).toEqual([[], []])
})

test('FEAT-18.d STATE-16.g a customer sells coins, which are frozen until they are released', async () => {
  const { merchant, trader, purchase } = await deal(await testSandbox())
  const wallet = trader.held('BTC')
  const lot = '0.04'
  const rest = wallet - unitsOf(lot)
  const sn = String((await trader.sell(purchase, lot)).data)
  expect(trader.both('BTC')).toEqual([rest, unitsOf(lot)])
  expect(await trader.detail(sn)).toMatchObject({ type: 1, status: NONPAYMENT, otherSide: 'merchant' })
  const before = merchant.held('BTC')
  expect((await merchant.pay(sn)).code).toBe(0)
  expect((await trader.release(sn)).code).toBe(0)
  expect(trader.both('BTC')).toEqual([rest, 0n])
  // 0.04 less a two-thousandth.
  expect(merchant.held('BTC') - before).toBe(unitsOf('0.03998'))
  expect(await booked(trader)).toEqual([[14, '-0.04000000', 'BTC']])
  expect(await booked(merchant)).toEqual([[13, '0.03998000', 'BTC']])
  expect(auditLedger(trader.box.view().ledger)).toEqual([])
})

test('MSG-01.j VAL-29.r a sale of one unit more than the balance is refused, and the whole balance is taken', async () => {
  const box = await testSandbox()
  const { purchase } = await deal(box)
  const seller = await dealer(box, 'verified')
  const type = '2'
  await seller.call('/uc/payment/saveOrUpdate', {
    type,
    field_1: 'Vera Fried',
    field_2: 'DE02120300000000202051',
  })
  const refused = await seller.sell(purchase, '0.05000001')
  expect(refused.errors).toEqual([{ field: 'amount', key: 'insufficient-balance' }])
  expect((await seller.sell(purchase, '0.05')).code).toBe(0)
  expect(seller.both('BTC')).toEqual([0n, unitsOf('0.05')])
})

test('FEAT-18.g STATE-04.d a buyer cancels before and after the payment; coins and ad are as before', async () => {
  const { merchant, trader, sale, opened } = await deal(await testSandbox())
  const [ad, own] = [await trader.preview(sale), merchant.both('USDT')]
  for (const isPaid of [false, true]) {
    const sn = await opened()
    if (isPaid) await trader.pay(sn)
    expect((await merchant.cancel(sn)).message).toBe(ILLEGAL)
    expect((await trader.cancel(sn)).code).toBe(0)
    expect(keyOf(await trader.cancel(sn))).toBe('This order cannot be canceled any more.')
    expect((await trader.pay(sn)).message).toBe(MOVED_ON)
    expect(await trader.detail(sn)).toMatchObject({ status: CANCELLED, cancelledBy: 'BUYER', payInfos: [] })
  }
  expect(await trader.preview(sale)).toEqual(ad)
  expect(merchant.both('USDT')).toEqual(own)
  expect((await trader.orders(CANCELLED)).length).toBe(2)
  expect(frozenErrors(trader.box.view())).toEqual([])
})

test('STATE-04.d an order that is not paid is cancelled at the exact end of its time', async () => {
  const { trader, sale, opened } = await deal(await testSandbox())
  const left = () => trader.box.view().ads[sale]?.left ?? 0n
  const sn = await opened()
  expect(await trader.detail(sn)).toMatchObject({ timeLimit: 15, createTime: '2026-11-21 09:30:00' })
  await trader.pass(15 * MINUTE - 1)
  expect(await trader.detail(sn)).toMatchObject({ status: NONPAYMENT })
  const before = left()
  await trader.pass(1)
  expect(left() - before).toBe(unitsOf('50.025'))
  expect(await trader.detail(sn)).toMatchObject({
    status: CANCELLED,
    cancelledBy: 'TIMEOUT',
    cancelTime: '2026-11-21 09:45:00',
  })
  expect(keyOf(await trader.pay(sn))).toBe('The time to pay is over, and the order is canceled.')
})

test('an order paid in the last millisecond is not cancelled', async () => {
  const { trader, opened } = await deal(await testSandbox())
  const sn = await opened()
  await trader.pass(15 * MINUTE - 1)
  expect((await trader.pay(sn)).code).toBe(0)
  await trader.pass(MINUTE)
  expect(await trader.detail(sn)).toMatchObject({ status: PAID, payTime: '2026-11-21 09:44:59' })
})

test('coins of a cancelled order are free when the ad is off the shelf or deleted', async () => {
  const { merchant, trader, sale, opened } = await deal(await testSandbox())
  const all = (merchant.held('USDT') + merchant.held('USDT', 'frozen')).toString()
  const sn = await opened()
  await merchant.call('/otc/advertise/off/shelves', { id: sale })
  expect(merchant.held('USDT', 'frozen')).toBe(unitsOf('1000') + unitsOf('50.025'))
  await merchant.call('/otc/advertise/delete', { id: sale })
  await trader.cancel(sn)
  expect(merchant.held('USDT', 'frozen')).toBe(unitsOf('1000'))
  expect((merchant.held('USDT') + merchant.held('USDT', 'frozen')).toString()).toBe(all)
  expect(await trader.detail(sn)).toMatchObject({ advertiseId: null })
  expect(frozenErrors(trader.box.view())).toEqual([])
})

test('FEAT-18.e FEAT-18.g only the buyer says that it is paid, and cancels', async () => {
  const { merchant, trader, opened } = await deal(await testSandbox())
  const sn = await opened()
  expect([(await merchant.pay(sn)).message, (await merchant.cancel(sn)).message]).toEqual([ILLEGAL, ILLEGAL])
  expect(await trader.detail(sn)).toMatchObject({ status: NONPAYMENT, payTime: null })
})

test('a cancelled order adds nothing to an ad whose owner has written another quantity since', async () => {
  const { merchant, trader, sale, opened } = await deal(await testSandbox())
  const sn = await opened()
  const { otcCoinId } = await trader.preview(sale)
  await merchant.call('/otc/advertise/off/shelves', { id: sale })
  const limits = { minLimit: '150', maxLimit: '200' }
  const terms = { ...SALE, ...limits, coinId: String(otcCoinId), price: '2', number: '500', id: sale }
  expect((await merchant.call('/otc/advertise/update', terms)).code).toBe(0)
  expect((await merchant.call('/otc/advertise/on/shelves', { id: sale })).code).toBe(0)
  const frozen = merchant.held('USDT', 'frozen')
  await trader.cancel(sn)
  expect(trader.box.view().ads[sale]?.left).toBe(unitsOf('500'))
  expect(frozen - merchant.held('USDT', 'frozen')).toBe(unitsOf('50.025'))
  expect(frozenErrors(trader.box.view())).toEqual([])
})

test('FEAT-18.f coins are released by the seller alone, with the fund password', async () => {
  const { merchant, trader, opened } = await deal(await testSandbox())
  const sn = await opened()
  expect((await merchant.release(sn)).message).toBe(MOVED_ON)
  await trader.pay(sn)
  expect((await trader.release(sn)).message).toBe(ILLEGAL)
  expect((await merchant.release(sn, 'wrong-password')).errors).toEqual([
    { field: 'jyPassword', key: 'error-jypassword' },
  ])
  expect((await merchant.call('/otc/order/release', { orderSn: sn })).errors).toEqual([
    { field: 'jyPassword', key: 'required' },
  ])
  for (let count = 0; count < 10; count++) await merchant.release(sn, 'wrong-password')
  expect(keyOf(await merchant.release(sn))).toBe('too-many-attempts')
  expect(await trader.detail(sn)).toMatchObject({ status: PAID })
})

test('FEAT-18.h STATE-04.e either side appeals against a paid order; staff decides after twenty minutes', async () => {
  const { merchant, trader, opened } = await deal(await testSandbox())
  const outcomes = new Set<number>()
  for (const party of [trader, merchant, trader, merchant]) {
    const sn = await opened()
    expect(keyOf(await party.appeal(sn))).toMatch(/^You can appeal only while/)
    await trader.pay(sn)
    expect((await party.appeal(sn)).code).toBe(0)
    expect((await trader.orders(APPEAL)).map(({ orderSn }) => orderSn)).toEqual([sn])
    expect(keyOf(await merchant.appeal(sn))).toMatch(/^You can appeal only while/)
    expect(keyOf(await trader.cancel(sn))).toBe('This order cannot be canceled any more.')
    expect((await trader.pay(sn)).message).toBe(MOVED_ON)
    await trader.pass(20 * MINUTE - 1)
    expect(await trader.detail(sn)).toMatchObject({ status: APPEAL })
    await trader.pass(1)
    outcomes.add((await trader.detail(sn)).status)
  }
  expect([...outcomes].every((status) => status === COMPLETED || status === CANCELLED)).toBe(true)
  expect(frozenErrors(trader.box.view())).toEqual([])
})

test('FEAT-18.h a tester decides an appeal either way, and the seller may still release', async () => {
  const box = await testSandbox()
  const { merchant, trader, opened } = await deal(box)
  const appealed = async (): Promise<string> => {
    const sn = await opened()
    await trader.pay(sn)
    await trader.appeal(sn)
    return sn
  }
  const [released, cancelled, given] = [await appealed(), await appealed(), await appealed()]
  expect((await box.panel('appeal', { order: released, outcome: 'release' })).status).toBe(200)
  expect((await box.panel('appeal', { order: cancelled, outcome: 'cancel' })).status).toBe(200)
  expect((await merchant.release(given)).code).toBe(0)
  expect((await box.panel('appeal', { order: given, outcome: 'cancel' })).status).toBe(400)
  expect((await box.panel('appeal', { order: given, outcome: 'else' })).status).toBe(400)
  expect(await trader.detail(released)).toMatchObject({ status: COMPLETED, cancelledBy: null })
  expect(await trader.detail(cancelled)).toMatchObject({ status: CANCELLED, cancelledBy: 'STAFF' })
  expect(await trader.detail(given)).toMatchObject({ status: COMPLETED })
  expect(frozenErrors(box.view())).toEqual([])
})

test('ENT-04.a orders are found by a part of their number, newest first, a page at a time', async () => {
  const { trader, opened } = await deal(await testSandbox())
  const numbers = [await opened(), await opened('51'), await opened('52')]
  expect((await trader.orders(NONPAYMENT)).map(({ orderSn }) => orderSn)).toEqual(numbers.toReversed())
  expect(await trader.orders(NONPAYMENT, { orderSn: numbers[1] ?? '' })).toMatchObject([
    { amount: '51.00000000' },
  ])
  expect(await trader.orders(NONPAYMENT, { orderSn: 'NONE' })).toEqual([])
  expect((await trader.orders(NONPAYMENT, { pageNo: '2', pageSize: '2' })).length).toBe(1)
})
