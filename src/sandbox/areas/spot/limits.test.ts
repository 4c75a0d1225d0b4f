import { expect, test } from 'vitest'
import { spotLimits } from './limits.ts'
import { pairOf, START, testExchange } from './testing-spot.ts'

const pair = pairOf('BTC/USDT')
/** A hundred USDT, and a third of a bitcoin less some units. */
const HELD = { USDT: 10_000_000_000n, BTC: 33_333_333n }
const [MARKET, LIMIT] = ['MARKET_PRICE', 'LIMIT_PRICE'] as const

function limitsOf(order: { direction: 'BUY' | 'SELL'; type: typeof MARKET | typeof LIMIT; price: string }) {
  const { state } = testExchange(1, HELD)
  const member = state.members[600_001]
  const limits = spotLimits.placeSpotOrder
  if (member === undefined || limits === undefined) throw new Error('no member or no limits')
  return (symbol: string) => limits({ state, member, time: START }, { symbol, amount: '1', ...order })
}

test.each([
  [
    { direction: 'BUY', type: LIMIT, price: '30000' },
    { affordable: '0.00333', minPrice: null },
  ],
  // A tick has two places: what is behind them does not make the order cheaper.
  [{ direction: 'BUY', type: LIMIT, price: '30000.009' }, { affordable: '0.00333' }],
  [{ direction: 'BUY', type: LIMIT, price: '0.01' }, { affordable: '10000.00000' }],
  [{ direction: 'BUY', type: LIMIT, price: '0' }, { affordable: null }],
  [{ direction: 'BUY', type: MARKET, price: '0' }, { affordable: '100.00000000' }],
  [{ direction: 'SELL', type: LIMIT, price: '30000' }, { affordable: '0.33333333' }],
  [{ direction: 'SELL', type: MARKET, price: '0' }, { affordable: '0.33333333' }],
] as const)('VAL-29.efg the balance affords %o: %o', (order, affords) => {
  expect(limitsOf(order)('BTC/USDT')).toMatchObject(affords)
})

test('VAL-22.cd prices have the bounds and places of the pair; who buys may bid as little as a tick', () => {
  const bounds = { pricePlaces: pair.priceScale, maxPrice: '964000.00' }
  expect(limitsOf({ direction: 'SELL', type: LIMIT, price: '1' })('BTC/USDT')).toMatchObject({
    ...bounds,
    minPrice: '964.00',
  })
  expect(limitsOf({ direction: 'BUY', type: LIMIT, price: '1' })('BTC/USDT')).toMatchObject({
    ...bounds,
    minPrice: null,
  })
})

test('VAL-18.i amounts have the places and bounds of the pair; what a market order spends has those of the quote coin', () => {
  const lots = { amountPlaces: 5, minAmount: '0.00001', maxAmount: '93.36099' }
  expect(limitsOf({ direction: 'BUY', type: LIMIT, price: '1' })('BTC/USDT')).toMatchObject(lots)
  expect(limitsOf({ direction: 'SELL', type: MARKET, price: '0' })('BTC/USDT')).toMatchObject(lots)
  expect(limitsOf({ direction: 'BUY', type: MARKET, price: '0' })('BTC/USDT')).toMatchObject({
    amountPlaces: 8,
    minAmount: '5.00000000',
    maxAmount: null,
  })
})

test('an unknown pair has no limits: the order is refused for the pair', () => {
  const limits = limitsOf({ direction: 'BUY', type: LIMIT, price: '1' })('BTC/XYZ')
  expect(Object.values(limits)).toEqual(Array.from({ length: 7 }, () => null))
})
