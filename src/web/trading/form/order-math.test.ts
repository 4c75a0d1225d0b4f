import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { multiply, truncate } from '#src/core/money/arithmetic.ts'
import { isAtMost, isPositive } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, placesOf, toText } from '#src/core/money/decimal.ts'
import { formatDecimal, inputText } from '#src/core/money/format.ts'
import { readTyped } from '#src/web/forms/typed-decimal.ts'
import type { Market } from '../market.ts'
import { testMarket } from '../tests/market.ts'
import {
  affordable,
  amountFor,
  feeOf,
  type OrderKind,
  percentOf,
  shareOfMost,
  stepped,
  totalOf,
} from './order-math.ts'

const market = (price: number, amount: number, fee = '0.001'): Market =>
  testMarket({ scales: { price, amount }, fees: { maker: decimal('0'), taker: decimal(fee) } })

const scales = fc.tuple(fc.nat({ max: 10 }), fc.nat({ max: 8 }))
const positive = (places: number): fc.Arbitrary<Decimal> =>
  fc.bigInt({ min: 1n, max: 10n ** 16n }).map((units) => fromUnits(units, places))
const languages = ['en_US', 'de_DE', 'fr_FR', 'it_IT', 'es_ES', 'ja_JP', 'ko_KR', 'zh_CN', 'zh_HK'] as const
const kinds: readonly OrderKind[] = [
  { direction: 'BUY', type: 'LIMIT_PRICE' },
  { direction: 'SELL', type: 'LIMIT_PRICE' },
  { direction: 'BUY', type: 'MARKET_PRICE' },
  { direction: 'SELL', type: 'MARKET_PRICE' },
]

test('FEAT-12.u VAL-19.f VAL-29.h a share of the balance never costs more than the balance, in any language', () => {
  fc.assert(
    fc.property(
      scales.chain(([price, amount]) =>
        fc.record({
          market: fc.constant(market(price, amount)),
          price: positive(price),
          balance: fc.nat({ max: 8 }).chain(positive),
          kind: fc.constantFrom(...kinds),
          percent: fc.constantFrom(0, 1, 25, 33, 50, 75, 99, 100),
          language: fc.constantFrom(...languages),
        }),
      ),
      ({ market: of, price, balance, kind, percent, language }) => {
        const most = affordable(kind, of, balance, price)
        if (most === null) throw new Error('a price is given')
        const places =
          kind.direction === 'BUY' && kind.type === 'MARKET_PRICE' ? of.scales.price : of.scales.amount
        const amount = shareOfMost(most, percent, places, null)
        expect(placesOf(amount)).toBeLessThanOrEqual(places)
        // What stands in the field is read back as the same amount.
        const typed = readTyped(inputText(amount, language), language, places)
        expect(typed.value).toBe(toText(amount))
        const cost =
          kind.direction === 'BUY' && kind.type === 'LIMIT_PRICE' ? multiply(price, amount) : amount
        expect(isAtMost(cost, balance)).toBe(true)
        expect(isAtMost(totalOf(price, amount, of), multiply(price, amount))).toBe(true)
        expect(formatDecimal(amount, language)).not.toContain('NaN')
      },
    ),
    { numRuns: 600 },
  )
})

test('the slider shows the chosen share, or the one below where the market is too coarse', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 10n ** 6n, max: 10n ** 16n }),
      fc.integer({ min: 1, max: 100 }),
      (units, percent) => {
        const most = fromUnits(units, 8)
        const amount = shareOfMost(most, percent, 8, null)
        expect([percent, percent - 1]).toContain(isPositive(amount) ? percentOf(amount, most) : percent)
      },
    ),
    { numRuns: 200 },
  )
  expect(shareOfMost(decimal('10'), 100, 4, decimal('3'))).toBe(decimal('3'))
})

test('a total gives the amount that it buys, never more', () => {
  fc.assert(
    fc.property(positive(2), positive(2), (total, price) => {
      const amount = amountFor(total, price, market(2, 5))
      expect(amount !== null && isAtMost(multiply(amount, price), total)).toBe(true)
    }),
    { numRuns: 200 },
  )
  expect(amountFor(decimal('1'), decimal('0'), market(2, 5))).toBeNull()
})

test('fees are in the coin that is received', () => {
  const of = market(2, 4)
  const fee = (kind: OrderKind, amount: string, price: string | null): string | null => {
    const found = feeOf(kind, of, decimal(amount), price === null ? null : decimal(price))
    return found === null ? null : toText(truncate(found, 8))
  }
  expect(kinds.map((kind) => fee(kind, '2', '100.00'))).toEqual(['0.002', '0.20000', '0.0000200', '0.20000'])
  expect(fee({ direction: 'SELL', type: 'MARKET_PRICE' }, '2', null)).toBeNull()
})

test('a step is the smallest one, exact, and never leads below 0', () => {
  expect(stepped(decimal('0.29'), 1n, 2)).toBe(decimal('0.30'))
  expect(stepped(decimal('0.1'), 1n, 8)).toBe(decimal('0.10000001'))
  expect(stepped(decimal('0.05'), -10n, 2)).toBe(decimal('0.00'))
  expect(stepped(decimal('5'), 10n, 0)).toBe(decimal('15'))
})
