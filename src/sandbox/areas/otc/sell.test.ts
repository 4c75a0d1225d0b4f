import { expect, test } from 'vitest'
import { actOnAd, adFrom, BUY } from '../../hosts/memory/testing-ads.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { deal, NONPAYMENT } from './testing-otc.ts'

type Texts = Readonly<Record<string, string>>

/** The merchant's purchase of 0.01 BTC at the fixed price 80000, 100 to 500 in one trade, and the trader, who sells. */
async function fixedPurchase(number = '0.01', maxLimit = '500') {
  const box = await testSandbox()
  const { merchant, trader } = await deal(box)
  const purchase = { ...BUY, coinId: '2', price: '80000', number, minLimit: '100', maxLimit }
  const id = await adFrom(box, merchant.token, purchase)
  await actOnAd(box, merchant.token, 'on/shelves', id)
  const wish = { id, coinId: '2', price: '80000', money: '200', amount: '0.0025' }
  const sell = (fields: Texts = {}, by = trader) => by.call('/otc/order/sell', { ...wish, ...fields })
  return { box, merchant, trader, id, sell }
}

test.each([
  ['of an ad that is none', { id: '99999' }, 'parameter-error', 'id'],
  ['of another coin', { coinId: '1' }, 'parameter-error', 'id'],
  ['at another price', { price: '80001' }, 'price-expired', 'price'],
  ['whose money is not price times amount', { money: '201' }, 'number-error', 'amount'],
  ['of less than the ad takes', { money: '99.99', amount: '0.00124987' }, 'money-min', 'money'],
  ['of more than the ad takes', { money: '500.01', amount: '0.00625012' }, 'money-max', 'money'],
] as const)('VAL-18.l a sale %s is refused, and nothing is frozen', async (_what, fields, key, field) => {
  const { trader, sell } = await fixedPurchase()
  const before = trader.both('BTC')
  expect(await sell(fields)).toMatchObject(refusedWith(key, field))
  expect(trader.both('BTC')).toEqual(before)
  for (const limit of [
    { money: '100', amount: '0.00125' },
    { money: '500', amount: '0.00625' },
  ])
    expect((await sell(limit)).code).toBe(0)
})

test('VAL-18.l a sale of more than is left of the ad is refused', async () => {
  const { sell } = await fixedPurchase()
  expect((await sell({ money: '500', amount: '0.00625' })).code).toBe(0)
  expect(await sell({ money: '300.8', amount: '0.00376' })).toMatchObject(
    refusedWith('amount-not-enough', 'amount'),
  )
  expect((await sell({ money: '300', amount: '0.00375' })).code).toBe(0)
})

test('a sale to an ad of the seller, and to one off the shelf, is refused', async () => {
  const { box, merchant, id, sell } = await fixedPurchase()
  expect(await sell({}, merchant)).toMatchObject(refusedWith('not-allow-sell-by-self'))
  await actOnAd(box, merchant.token, 'off/shelves', id)
  expect(await sell()).toMatchObject(refusedWith('already-put-off'))
})

test('ENT-04.a FEAT-18.j the fee of an order on a purchase is told to the owner of the ad, who pays it, not to the seller', async () => {
  const { merchant, trader, sell } = await fixedPurchase()
  const sn = String((await sell()).data)
  for (const [member, commission] of [
    [merchant, '0.00000125'],
    [trader, '0.00000000'],
  ] as const) {
    expect(await member.orders(NONPAYMENT)).toEqual([expect.objectContaining({ orderSn: sn, commission })])
    expect(await member.detail(sn)).toMatchObject({ orderSn: sn, commission })
  }
})

test('a member has at most three unpaid orders that he placed as a seller', async () => {
  const { merchant, trader, sell } = await fixedPurchase()
  const first = String((await sell()).data)
  for (let count = 0; count < 2; count++)
    expect((await sell({ money: '100', amount: '0.00125' })).code).toBe(0)
  const before = trader.both('BTC')
  const more = { money: '100', amount: '0.00125' }
  expect(await sell(more)).toMatchObject(refusedWith('too-many-unpaid-orders'))
  expect(trader.both('BTC')).toEqual(before)
  expect((await merchant.pay(first)).code).toBe(0)
  expect((await sell(more)).code).toBe(0)
})
