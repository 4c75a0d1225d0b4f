import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ONE } from '../units.ts'
import { headroomAt, headroomOf, sumOf, thresholdOf } from './headroom.ts'
import { crossHeadroom, isolatedHeadroom, liquidationPrice } from './liquidation.ts'
import { averagePrice, closed, type LinearPosition, opened, unrealisedProfit } from './position.ts'
import { initialMargin, maximumOpenable, notionalOf, openingCost } from './value.ts'

/** Ticks of 0.01 and lots of 0.00001: turnovers are exact, as the places of all contracts are. */
const [TICK, LOT] = [ONE / 100n, ONE / 100_000n]
const price = fc.bigInt(100n, 20_000_000n).map((ticks) => ticks * TICK)
const size = fc.bigInt(1n, 50_000_000n).map((lots) => lots * LOT)
const direction = fc.constantFrom('long' as const, 'short' as const)
const leverage = fc.constantFrom(1n, 2n, 3n, 5n, 10n, 20n, 50n, 100n).map((times) => times * ONE)
/** Maintenance and closing fee together, less than the margin of the highest leverage. */
const rate = fc.bigInt(1n, ONE / 101n)

const position: fc.Arbitrary<LinearPosition> = fc
  .record({ direction, size, price, leverage })
  .map(({ price: at, leverage: times, ...rest }) => {
    const cost = notionalOf(rest.size, at)
    return { ...rest, cost, margin: initialMargin(cost, times) }
  })

test('at its liquidation price an isolated position has what must be kept and no more, one step before it has more', () => {
  fc.assert(
    fc.property(position, rate, (each, kept) => {
      fc.pre(each.margin > ONE)
      const headroom = isolatedHeadroom(each, kept)
      const found = thresholdOf(headroom)
      // Only a long has none: its price would have to fall to nothing.
      expect(found !== null || (each.direction === 'long' && headroomAt(headroom, 1n) > 0n)).toBe(true)
      if (found === null) return
      const [step, isLong] = [found.direction === 'down' ? 1n : -1n, each.direction === 'long']
      expect(found.direction).toBe(isLong ? 'down' : 'up')
      expect(headroomAt(headroom, found.price) <= 0n).toBe(true)
      expect(headroomAt(headroom, found.price + step) > 0n).toBe(true)
      const kept24 = each.size * found.price * kept
      const equity24 = (each.margin + unrealisedProfit(each, found.price)) * ONE * ONE
      const error = equity24 - kept24
      // One step of the price, and what the cut value lacks.
      const most = (each.size + ONE) * 2n * ONE
      expect(error < most && error > -most).toBe(true)
    }),
  )
})

test('a position is born on the safe side, and more margin moves its liquidation price away', () => {
  fc.assert(
    fc.property(position, fc.bigInt(1n, 1_000_000n * ONE), (each, more) => {
      const average = averagePrice(each)
      const kept = ONE / 200n + ONE / 2000n
      const distance = (one: LinearPosition): bigint => {
        const found = thresholdOf(isolatedHeadroom(one, kept))?.price ?? 0n
        return one.direction === 'long' ? average - found : found - average
      }
      expect(distance(each) >= 0n).toBe(true)
      expect(distance({ ...each, margin: each.margin + more }) >= distance(each)).toBe(true)
    }),
  )
})

test('the higher the leverage, the nearer the liquidation price', () => {
  fc.assert(
    fc.property(direction, size, price, rate, (way, coins, at, kept) => {
      const cost = notionalOf(coins, at)
      const distances = [1n, 2n, 5n, 20n, 100n].map((times) => {
        const each = { direction: way, size: coins, cost, margin: initialMargin(cost, times * ONE) }
        const found = thresholdOf(isolatedHeadroom(each, kept))?.price ?? 0n
        return way === 'long' ? at - found : found - at
      })
      expect(distances.every((far, index) => index === 0 || far <= (distances[index - 1] ?? 0n))).toBe(true)
    }),
  )
})

test('a cross account falls or rises to its liquidation price, and none is shown that does not liquidate', () => {
  const one = fc.record({ position, rate, mark: price })
  const pool = fc.record({
    money: fc.bigInt(0n, 1_000_000_000n * ONE),
    others: fc.array(one, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(
      fc.array(position, { minLength: 1, maxLength: 2 }),
      rate,
      pool,
      price,
      (own, kept, rest, mark) => {
        const headroom = crossHeadroom(own, kept, rest)
        const shown = liquidationPrice(headroom, mark)
        const isSafe = headroomAt(headroom, mark) > 0n
        // Without a price the mark is beyond it already, or no fall is deep enough.
        const isNone = !isSafe || (headroom.slope >= 0n && headroomAt(headroom, 1n) > 0n)
        expect(shown === null).toBe(isNone)
        if (shown === null) return
        expect(isSafe && shown > 0n && headroomAt(headroom, shown) <= 0n).toBe(true)
        const before = headroom.slope > 0n ? shown + 1n : shown - 1n
        expect(headroomAt(headroom, before) > 0n).toBe(true)
        expect(headroom.slope > 0n ? shown < mark : shown > mark).toBe(true)
      },
    ),
  )
})

test('equal sizes of both directions have no liquidation price as long as the money covers them', () => {
  fc.assert(
    fc.property(size, price, (coins, at) => {
      const cost = notionalOf(coins, at)
      const both = (['long', 'short'] as const).map((way) =>
        headroomOf({ direction: way, size: coins, cost }, 0n),
      )
      const none = sumOf(both)
      expect(thresholdOf(none)).toBeNull()
    }),
  )
})

test('a long earns exactly the loss of a short', () => {
  fc.assert(
    fc.property(position, price, (each, at) => {
      const other = { ...each, direction: each.direction === 'long' ? ('short' as const) : ('long' as const) }
      expect(unrealisedProfit(each, at)).toBe(-unrealisedProfit(other, at))
    }),
  )
})

test('closings in parts return all of the cost and the margin, and earn what one closing would', () => {
  fc.assert(
    fc.property(
      position,
      price,
      fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 8 }),
      (each, at, cuts) => {
        let rest = each
        let [cost, margin, profit] = [0n, 0n, 0n]
        const close = (part: bigint): void => {
          const done = closed(rest, { size: part, notional: notionalOf(part, at) })
          cost += done.cost
          margin += done.margin
          profit += done.profit
          rest = {
            ...rest,
            size: rest.size - part,
            cost: rest.cost - done.cost,
            margin: rest.margin - done.margin,
          }
        }
        for (const percent of cuts) {
          const lots = (rest.size / LOT) * BigInt(percent)
          if (lots / 100n > 0n) close((lots / 100n) * LOT)
        }
        close(rest.size)
        expect([rest.size, rest.cost, rest.margin]).toEqual([0n, 0n, 0n])
        expect([cost, margin]).toEqual([each.cost, each.margin])
        expect(profit).toBe(unrealisedProfit(each, at))
      },
    ),
  )
})

test('an opening adds up: cost and average lie between the two', () => {
  fc.assert(
    fc.property(position, size, price, (each, more, at) => {
      const sum = opened(each, { size: more, notional: notionalOf(more, at), margin: 0n })
      const [low, high] = [averagePrice(each), at].toSorted((a, b) => (a < b ? -1 : 1))
      const average = averagePrice(sum)
      expect(average >= (low ?? 0n) && average <= (high ?? 0n)).toBe(true)
    }),
  )
})

test('the most that can be opened is paid by the money, and one lot more is not', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10_000_000n * ONE), price, leverage, rate, (usable, at, times, feeRate) => {
      const terms = { price: at, leverage: times, feeRate, lot: LOT }
      const most = maximumOpenable(usable, terms)
      expect(most % LOT).toBe(0n)
      expect(openingCost(notionalOf(most, at), times, feeRate) <= usable).toBe(true)
      // Margin and fee are cut, each by less than a unit.
      expect(openingCost(notionalOf(most + LOT, at), times, feeRate) + 2n > usable).toBe(true)
    }),
  )
})
