import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { multiply } from '#src/core/money/arithmetic.ts'
import { equals, isAtMost } from '#src/core/money/compare.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import type { Book, Level, Scales } from '../live/levels.ts'
import { estimateMarket, estimateTaking } from './market-estimate.ts'
import type { OrderKind } from './order-math.ts'

const BUY: OrderKind = { direction: 'BUY', type: 'MARKET_PRICE' }
const SELL: OrderKind = { direction: 'SELL', type: 'MARKET_PRICE' }

const level = fc.record({
  price: fc.bigInt({ min: 1n, max: 400n }),
  amount: fc.bigInt({ min: 1n, max: 40n }),
})
const rising = fc
  .uniqueArray(level, { minLength: 1, maxLength: 8, selector: ({ price }) => price })
  .map((levels) => levels.toSorted((a, b) => (a.price < b.price ? -1 : 1)))
const market = fc.record({
  rising,
  scales: fc.record({ price: fc.nat({ max: 4 }), amount: fc.nat({ max: 4 }) }),
  kind: fc.constantFrom(BUY, SELL),
  units: fc.bigInt({ min: 1n, max: 60_000n }),
})

/** Returns a book with the levels on the order's side, and the other side empty. */
const bookOf = (levels: readonly Level[], { direction }: OrderKind): Book =>
  direction === 'BUY' ? { bid: [], ask: levels } : { bid: levels.toReversed(), ask: [] }

/** The reference: the same estimate, one unit of the base coin at a time. */
function unitByUnit(levels: readonly Level[], units: bigint, kind: OrderKind, scales: Scales) {
  const prices = levels.flatMap(({ price, amount }) => Array<bigint>(toSafeInteger(amount)).fill(price))
  const buys = kind.direction === 'BUY'
  let [left, filled, turnover] = [buys ? units * 10n ** BigInt(scales.amount) : units, 0n, 0n]
  for (const price of buys ? prices : prices.toReversed()) {
    const cost = buys ? price : 1n
    if (left < cost) break
    left -= cost
    filled += 1n
    turnover += price
  }
  return { filled, turnover, all: filled === BigInt(prices.length), left }
}

test('FEAT-12.i an estimate conserves amounts to the smallest unit, and is never better than the best price', () => {
  fc.assert(
    fc.property(market, ({ rising: levels, scales, kind, units }) => {
      const amount = fromUnits(units, kind.direction === 'BUY' ? scales.price : scales.amount)
      const estimate = estimateMarket(kind, amount, bookOf(levels, kind), scales)
      const wanted = unitByUnit(levels, units, kind, scales)
      expect(estimate === null).toBe(wanted.filled === 0n)
      if (estimate === null) return
      const { filled, turnover, best, average, isThin, slippage } = estimate
      expect(equals(filled, fromUnits(wanted.filled, scales.amount))).toBe(true)
      expect(equals(turnover, fromUnits(wanted.turnover, scales.price + scales.amount))).toBe(true)
      expect(isAtMost(slippage, decimal('0')) && !equals(average, best)).toBe(false)
      const buys = kind.direction === 'BUY'
      expect(isAtMost(buys ? turnover : filled, amount)).toBe(true)
      expect(isAtMost(buys ? best : average, buys ? average : best)).toBe(true)
      // Money for the average price is enough for the order.
      const told = multiply(average, filled)
      expect(isAtMost(buys ? turnover : told, buys ? told : turnover)).toBe(true)
      const least = buys ? (levels.at(-1)?.price ?? 0n) : 1n
      expect(isThin).toBe(wanted.all && wanted.left >= least)
    }),
    { numRuns: 500 },
  )
})

const scales: Scales = { price: 2, amount: 4 }
const book: Book = {
  bid: [
    { price: 100_00n, amount: 1_0000n },
    { price: 90_00n, amount: 1_0000n },
  ],
  ask: [
    { price: 101_00n, amount: 2_0000n },
    { price: 120_00n, amount: 1_0000n },
  ],
}
const estimate = (kind: OrderKind, amount: string) => {
  const found = estimateMarket(kind, decimal(amount), book, scales)
  return found === null ? null : [toText(found.average), toText(found.slippage), found.isFar, found.isThin]
}

test('FEAT-12.i an estimate gives the average price and its difference from the best one', () => {
  expect(estimate(BUY, '50.50')).toEqual(['101.00', '0.0000', false, false])
  // 202 buy two at 101, the rest half a one at 120.
  expect(estimate(BUY, '262.00')).toEqual(['104.80', '3.7623', false, false])
  expect(estimate(BUY, '400.00')).toEqual(['107.34', '6.2706', true, true])
  expect(estimate(SELL, '1')).toEqual(['100.00', '0.0000', false, false])
  expect(estimate(SELL, '2')).toEqual(['95.00', '5.0000', false, false])
  expect(estimate(SELL, '2.0001')).toEqual(['95.00', '5.0000', false, true])
})

test('there is no estimate without levels, below the smallest amount, or for a limit order', () => {
  expect(estimateMarket(BUY, decimal('10'), { bid: book.bid, ask: [] }, scales)).toBeNull()
  expect(estimate(BUY, '0.01')).toBeNull()
  expect(estimate({ direction: 'BUY', type: 'LIMIT_PRICE' }, '10')).toBeNull()
})

test('FEAT-15.a an order of money is filled at the harmonic average of its levels, cut: coins cost no less then', () => {
  const levels = [
    { price: 10_000n, amount: 100n },
    { price: 20_000n, amount: 100n },
  ]
  const whole = { price: 2, amount: 0 }
  const taken = estimateTaking('BUY', decimal('200'), { bid: [], ask: levels }, whole, 'harmonic')
  // 100 ÷ 100 + 100 ÷ 200 are 1.5 coins for 200.
  expect(taken && toText(taken.average)).toBe('133.33')
  const best = estimateTaking('BUY', decimal('30'), { bid: [], ask: levels }, whole, 'harmonic')
  expect(best && toText(best.average)).toBe('100.00')
})
