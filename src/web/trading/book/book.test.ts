import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { group, isCrossed, type Level, levelsOf, type Side, stepsFor } from '../live/levels.ts'
import { barsOf, rowsOf } from './rows.ts'

const side = fc.constantFrom<Side>('bid', 'ask')
const level = fc.record({
  price: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  amount: fc.bigInt({ min: 1n, max: 10n ** 15n }),
})

const sorted = (levels: readonly Level[], of: Side): Level[] =>
  [...new Map(levels.map((one) => [one.price, one])).values()].sort((a, b) =>
    a.price < b.price === (of === 'ask') ? -1 : 1,
  )

const sum = (levels: readonly Level[]): bigint => levels.reduce((all, { amount }) => all + amount, 0n)

test('FEAT-12.e grouping keeps sums and order, and never promises a better price', () => {
  fc.assert(
    fc.property(fc.array(level, { maxLength: 60 }), side, fc.nat({ max: 6 }), (given, of, power) => {
      const levels = sorted(given, of)
      const step = 10n ** BigInt(power)
      const grouped = group(levels, step, of)
      expect(sum(grouped)).toBe(sum(levels))
      expect(sorted(grouped, of)).toEqual(grouped)
      for (const { price } of grouped) expect(price % step).toBe(0n)
      // Up to each price of the finer book, the grouped one offers no more.
      for (const { price } of levels) {
        const reached = (one: Level): boolean => (of === 'ask' ? one.price <= price : one.price >= price)
        expect(sum(grouped.filter(reached)) <= sum(levels.filter(reached))).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

test('rows and sides that did not change are the same objects', () => {
  fc.assert(
    fc.property(fc.array(level, { minLength: 1, maxLength: 30 }), fc.nat({ max: 29 }), (given, at) => {
      const bid = sorted(given, 'bid')
      const wanted = { step: 1n, bid: 20, ask: 20 }
      const before = rowsOf({ bid, ask: [] }, wanted)
      expect(rowsOf({ bid: bid.map((one) => ({ ...one })), ask: [] }, wanted, before).bid).toBe(before.bid)
      const changed = bid.map((one, index) => (index === at ? { ...one, amount: one.amount + 1n } : one))
      const after = rowsOf({ bid: changed, ask: [] }, wanted, before)
      after.bid.forEach((row, index) =>
        expect(row === before.bid[index]).toBe(index < at || at >= bid.length),
      )
    }),
    { numRuns: 200 },
  )
})

test('levels are rounded to the market’s precision, to the worse price for the taker', () => {
  const items = [
    { price: decimal('10.129'), amount: decimal('1.23456') },
    { price: decimal('10.1'), amount: decimal('0.00004') },
    { price: decimal('10.12'), amount: decimal('1') },
  ]
  const scales = { price: 2, amount: 4 }
  expect(levelsOf(items, 'bid', scales)).toEqual([{ price: 1012n, amount: 22345n }])
  expect(levelsOf(items, 'ask', scales)).toEqual([
    { price: 1012n, amount: 10000n },
    { price: 1013n, amount: 12345n },
  ])
})

test('steps are ticks and multiples of ten of them that suit the price', () => {
  expect(stepsFor(6_748_210n)).toEqual([1n, 10n, 100n, 1000n, 10000n])
  expect(stepsFor(1234n)).toEqual([1n, 10n])
  expect(stepsFor(0n)).toEqual([1n])
})

test('bars are as long as the totals, with the best ask at the bottom', () => {
  const level2 = [
    { price: 2n, amount: 1n },
    { price: 3n, amount: 3n },
  ]
  const rows = rowsOf({ bid: [], ask: level2 }, { step: 1n, bid: 2, ask: 2 })
  expect(barsOf(rows.ask, rows.most, 'ask')).toBe('M1 1h-0.25v1h0.25zM1 0h-1v1h1z')
})

test('a book whose sides overlap is crossed', () => {
  const at = (price: bigint) => [{ price, amount: 1n }]
  expect(isCrossed({ bid: at(5n), ask: at(5n) })).toBe(true)
  expect(isCrossed({ bid: at(4n), ask: at(5n) })).toBe(false)
  expect(isCrossed({ bid: at(4n), ask: [] })).toBe(false)
})
