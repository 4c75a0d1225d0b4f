import { expect, test } from 'vitest'
import { decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { pairOf } from './testing-spot.ts'

type Fields = Readonly<Record<string, string>>
type Level = { readonly price: string; readonly amount: string }

const account = 'trader@openbourse.test'
const symbol = 'BTC/USDT'
const pair = pairOf(symbol)
/** Ticks of the pair as a price. */
const priceOf = (ticks: number | bigint): string => toText(fromUnits(BigInt(ticks), pair.priceScale))

/** The trader, who sells 0.01 BTC at 90000 unless the fields say otherwise. */
async function trading() {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const order = { symbol, direction: 'SELL', type: 'LIMIT_PRICE', price: '90000', amount: '0.01' }
  return {
    box,
    place: (fields: Fields = {}) => box.call('/exchange/order/add', { ...order, ...fields }, headers(token)),
    wallet: async (coin: string) => (await box.call(`/uc/asset/wallet/${coin}`, {}, headers(token))).data,
    best: async (side: 'bid' | 'ask') => {
      const book = (await box.bare('POST', '/market/exchange-plate', { symbol })) as Record<string, Level[]>
      return book[side]?.[0]?.price ?? ''
    },
  }
}

const BUY = { direction: 'BUY', price: '50000' }
const MARKET = { type: 'MARKET_PRICE', price: '0' }
const MARKET_BUY = { ...MARKET, direction: 'BUY', amount: '100' }

test.each([
  ['below the least price of a sale', { price: priceOf(pair.minPrice - 1) }, 'floor-price', 'price'],
  ['above the highest price', { price: priceOf(pair.maxPrice + 1) }, 'price-ceiling', 'price'],
  ['of less than a lot', { amount: '0.000001' }, 'amount-too-small', 'amount'],
  ['of more than the most', { amount: '1000' }, 'amount-over-size', 'amount'],
] as const)('an order %s is refused, and nothing is frozen', async (_what, fields, key, field) => {
  const { place, wallet } = await trading()
  const before = await wallet('BTC')
  expect(await place(fields)).toMatchObject(refusedWith(key, field))
  expect(await wallet('BTC')).toEqual(before)
})

test('the highest price of a sale is taken, and so is the lowest', async () => {
  const { place } = await trading()
  for (const ticks of [pair.maxPrice, pair.minPrice])
    expect((await place({ price: priceOf(ticks) })).code).toBe(0)
})

test.each([
  ['buy', BUY, {}, 'stop-buying', 'direction'],
  ['sell', {}, BUY, 'stop-selling', 'direction'],
  ['marketBuy', MARKET_BUY, BUY, 'no-market-price-buy', 'type'],
  ['marketSell', MARKET, {}, 'no-market-price-sell', 'type'],
] as const)(
  'a pair in which %s is stopped refuses such orders only',
  async (stopped, fields, other, key, field) => {
    const { box, place } = await trading()
    await box.panel('pair', { symbol, stopped: [stopped] })
    expect(await place(fields)).toMatchObject(refusedWith(key, field))
    expect((await place(other)).code).toBe(0)
    await box.panel('pair', { symbol, stopped: [] })
    expect((await place(fields)).code).toBe(0)
  },
)

test.each(['BTC', 'USDT'])('an order is refused while the wallet of %s is locked', async (coin) => {
  const { box, place } = await trading()
  await box.panel('lock', { account, coin, locked: true })
  for (const fields of [{}, BUY]) expect(await place(fields)).toMatchObject(refusedWith('wallet-locked'))
  await box.panel('lock', { account, coin, locked: false })
  expect((await place()).code).toBe(0)
})

test('an order that would trade with one of the same member is refused', async () => {
  const { place, best, wallet } = await trading()
  const price = await best('ask')
  // Makers leave the price to the member whose sale is first.
  const ticks = toUnits(decimal(price), pair.priceScale) - 1n
  expect((await place({ price: priceOf(ticks) })).code).toBe(0)
  const before = await wallet('USDT')
  const own = { direction: 'BUY', price: priceOf(ticks), amount: '0.001' }
  expect(await place(own)).toMatchObject(refusedWith('own-order'))
  expect(await wallet('USDT')).toEqual(before)
})

test('a member has at most as many open orders in a pair as it allows', async () => {
  const { box, place } = await trading()
  for (let count = 0; count < pair.maxOrders; count++) {
    if (count % 20 === 0) box.clock.jump(1000)
    expect((await place({ amount: '0.0001' })).code).toBe(0)
  }
  box.clock.jump(1000)
  expect(await place({ amount: '0.0001' })).toMatchObject(refusedWith('maximum-quantity'))
})

test('a market order finds no offer in a book that is sold out', async () => {
  const { box, place } = await trading()
  await box.panel('deposit', { coin: 'BTC', amount: '100000', account, protocol: 2 })
  box.clock.jump(3_600_000)
  const most = { ...MARKET, amount: toText(fromUnits(BigInt(pair.maxLots), pair.lotScale)) }
  let answer = await place(most)
  for (let sold = 1; answer.code === 0 && sold < 19; sold++) answer = await place(most)
  expect(answer).toMatchObject(refusedWith('order-failed'))
})
