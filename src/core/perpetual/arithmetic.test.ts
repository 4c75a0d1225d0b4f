import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PerpetualArithmetic } from './arithmetic.ts'
import { inverseArithmetic } from './inverse/arithmetic.ts'
import { linearArithmetic } from './linear/arithmetic.ts'
import { headroomAt, sumOf, thresholdOf } from './linear/headroom.ts'
import { opened } from './linear/position.ts'
import type { PerpetualPosition } from './position.ts'
import { ONE } from './units.ts'

const TICK = ONE / 100n
const price = fc.bigInt(100n, 20_000_000n).map((ticks) => ticks * TICK)
const direction = fc.constantFrom('long' as const, 'short' as const)
const leverage = fc.constantFrom(1n, 2n, 3n, 5n, 10n, 20n, 50n, 100n).map((times) => times * ONE)
/** Maintenance and closing fee together, less than the margin of the highest leverage. */
const rate = fc.bigInt(1n, ONE / 101n)
const isAscending = (values: readonly bigint[]): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0n))

/** `kept` is the part of a unit that rounding may keep for the exchange whenever money moves. */
const KINDS = [
  // Lots of 0.00001 coins: turnovers are exact, as the places of all contracts are.
  { name: 'linear', arithmetic: linearArithmetic, lot: ONE / 100_000n, kept: 0n },
  // Contracts of 10 USD.
  { name: 'inverse', arithmetic: inverseArithmetic, lot: 10n * ONE, kept: 1n },
] as const

test.each([
  ['linear', linearArithmetic, 10n, 50_000n, 500_000n * ONE],
  ['inverse', inverseArithmetic, 10_000n, 50_000n, ONE / 5n],
] as const)('a notional value of %s contracts is so much money', (_name, arithmetic, size, at, money) => {
  expect(arithmetic.amountOf(arithmetic.notionalOf(size * ONE, at * ONE))).toBe(money)
})

/** Distance of the price that liquidates an isolated position from its average; none is infinitely far for a short. */
function distanceOf(arithmetic: PerpetualArithmetic, position: PerpetualPosition, kept: bigint): bigint {
  const { averagePrice, headroomOf, headroomOfMoney } = arithmetic
  const found = thresholdOf(sumOf([headroomOfMoney(position.margin), headroomOf(position, kept)]))
  const average = averagePrice(position)
  if (position.direction === 'long') return average - (found?.price ?? 0n)
  return found === null ? 10n ** 40n : found.price - average
}

describe.each(KINDS)('$name contracts', ({ arithmetic, lot, kept: unit }) => {
  const size = fc.bigInt(1n, 50_000_000n).map((lots) => lots * lot)
  const position: fc.Arbitrary<PerpetualPosition> = fc
    .record({ direction, size, price, leverage })
    .map(({ price: at, leverage: times, ...rest }) => {
      const cost = arithmetic.notionalOf(rest.size, at)
      return { ...rest, cost, margin: arithmetic.initialMargin(cost, times) }
    })
  const isolated = (each: PerpetualPosition, kept: bigint) =>
    sumOf([arithmetic.headroomOfMoney(each.margin), arithmetic.headroomOf(each, kept)])

  test('a profit that is paid out leaves exactly so much less of it at any price', () => {
    fc.assert(
      fc.property(position, price, price, fc.bigInt(1n, 100n), (each, at, later, share) => {
        const profit = arithmetic.unrealisedProfit(each, at)
        fc.pre(profit > 0n)
        const paid = (profit * share) / 100n
        const after = { ...each, cost: arithmetic.costAfterProfit(each, paid) }
        expect(arithmetic.unrealisedProfit(after, later)).toBe(
          arithmetic.unrealisedProfit(each, later) - paid,
        )
      }),
    )
  })

  test('at its liquidation price an isolated position has what must be kept, one step before it has more', () => {
    fc.assert(
      fc.property(position, rate, (each, kept) => {
        fc.pre(each.margin > ONE)
        const headroom = isolated(each, kept)
        const found = thresholdOf(headroom)
        const farthest = each.direction === 'long' ? 1n : 10n ** 30n
        expect(found !== null || headroomAt(headroom, farthest) > 0n).toBe(true)
        if (found === null) return
        const step = found.direction === 'down' ? 1n : -1n
        expect(found.direction).toBe(each.direction === 'long' ? 'down' : 'up')
        expect(headroomAt(headroom, found.price) <= 0n).toBe(true)
        expect(headroomAt(headroom, found.price + step) > 0n).toBe(true)
        const valueAt = (at: bigint): bigint => arithmetic.notionalOf(each.size, at)
        const equity = each.margin + arithmetic.unrealisedProfit(each, found.price)
        const error = equity - arithmetic.maintenanceMargin(valueAt(found.price), kept)
        // One step of the price on either side, and what is cut.
        const steps = valueAt(found.price + 1n) - valueAt(found.price > 1n ? found.price - 1n : 1n)
        const most = arithmetic.amountOf(steps < 0n ? -steps : steps) + 3n
        expect(error <= most && error >= -most).toBe(true)
      }),
    )
  })

  test('a position is born on the safe side; more margin moves its liquidation price away, funding paid from it nearer', () => {
    fc.assert(
      fc.property(
        position,
        fc.bigInt(1n, 1_000_000n * ONE),
        fc.bigInt(1n, ONE / 1000n),
        (each, more, charged) => {
          const kept = ONE / 200n + ONE / 2000n
          const sign = each.direction === 'long' ? 1n : -1n
          const paid = arithmetic.fundingOwed(each.direction, each.cost, sign * charged)
          expect(paid >= 0n).toBe(true)
          const distances = [-paid, 0n, more].map((units) =>
            distanceOf(arithmetic, { ...each, margin: each.margin + units }, kept),
          )
          expect((distances[1] ?? -1n) >= 0n).toBe(true)
          expect(isAscending(distances)).toBe(true)
        },
      ),
    )
  })

  test('the higher the leverage, the nearer the liquidation price', () => {
    fc.assert(
      fc.property(direction, size, price, rate, (way, dollars, at, kept) => {
        const cost = arithmetic.notionalOf(dollars, at)
        const distances = [100n, 20n, 5n, 2n, 1n].map((times) => {
          const margin = arithmetic.initialMargin(cost, times * ONE)
          return distanceOf(arithmetic, { direction: way, size: dollars, cost, margin }, kept)
        })
        expect(isAscending(distances)).toBe(true)
      }),
    )
  })

  test('a liquidation price that is estimated from the average price lies in the tick of the exact one', () => {
    fc.assert(
      fc.property(position, size, price, rate, (each, more, at, kept) => {
        const notional = arithmetic.notionalOf(more, at)
        const sum = opened(each, {
          size: more,
          notional,
          margin: arithmetic.initialMargin(notional, 5n * ONE),
        })
        // Near the margin at which a short has no liquidation price, the price is very far and moves in leaps.
        fc.pre(sum.margin * 10n < arithmetic.amountOf(sum.cost) * 9n)
        const estimated = { ...sum, cost: arithmetic.notionalOf(sum.size, arithmetic.averagePrice(sum)) }
        const prices = [sum, estimated].map((one) => thresholdOf(isolated(one, kept))?.price ?? 0n)
        const gap = (prices[0] ?? 0n) - (prices[1] ?? 0n)
        expect(gap <= TICK && gap >= -TICK).toBe(true)
      }),
    )
  })

  test('the gain of one of two owners is the loss of the other, and rounding leaves nothing to either', () => {
    fc.assert(
      fc.property(position, price, rate, (each, at, share) => {
        const other = {
          ...each,
          direction: each.direction === 'long' ? ('short' as const) : ('long' as const),
        }
        const left = -arithmetic.unrealisedProfit(each, at) - arithmetic.unrealisedProfit(other, at)
        expect(left >= 0n && left <= unit).toBe(true)
        const owed = ([each, other] as const).map((one) =>
          arithmetic.fundingOwed(one.direction, one.cost, share),
        )
        const rest = (owed[0] ?? 0n) + (owed[1] ?? 0n)
        expect(rest >= 0n && rest <= unit).toBe(true)
      }),
    )
  })

  test('closing at the price of opening brings neither profit nor loss', () => {
    fc.assert(
      fc.property(direction, size, price, fc.integer({ min: 1, max: 100 }), (way, held, at, percent) => {
        const lots = (held / lot) * BigInt(percent)
        fc.pre(lots >= 100n)
        const part = (lots / 100n) * lot
        const each = { direction: way, size: held, cost: arithmetic.notionalOf(held, at), margin: 0n }
        const { profit } = arithmetic.closed(each, { size: part, notional: arithmetic.notionalOf(part, at) })
        expect(profit <= 0n && profit >= -unit).toBe(true)
        expect(arithmetic.averagePrice(each)).toBe(at)
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
          let [cost, margin, profit, count] = [0n, 0n, 0n, 0n]
          const close = (part: bigint): void => {
            const done = arithmetic.closed(rest, { size: part, notional: arithmetic.notionalOf(part, at) })
            cost += done.cost
            margin += done.margin
            profit += done.profit
            count += 1n
            rest = {
              ...rest,
              size: rest.size - part,
              cost: rest.cost - done.cost,
              margin: rest.margin - done.margin,
            }
          }
          for (const percent of cuts) {
            const lots = (rest.size / lot) * BigInt(percent)
            if (lots / 100n > 0n) close((lots / 100n) * lot)
          }
          close(rest.size)
          expect([rest.size, rest.cost, rest.margin]).toEqual([0n, 0n, 0n])
          expect([cost, margin]).toEqual([each.cost, each.margin])
          const lost = arithmetic.unrealisedProfit(each, at) - profit
          expect(lost >= 0n && lost <= count * unit).toBe(true)
        },
      ),
    )
  })

  test('an opening adds up: the average lies between the two prices', () => {
    fc.assert(
      fc.property(position, size, price, (each, more, at) => {
        const sum = opened(each, { size: more, notional: arithmetic.notionalOf(more, at), margin: 0n })
        const [low, high] = [arithmetic.averagePrice(each), at].toSorted((a, b) => (a < b ? -1 : 1))
        const average = arithmetic.averagePrice(sum)
        expect(average >= (low ?? 0n) && average <= (high ?? 0n)).toBe(true)
      }),
    )
  })

  test('the most that can be opened is paid by the money, and one lot more is not', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10_000_000n * ONE), price, leverage, rate, (usable, at, times, feeRate) => {
        const most = arithmetic.maximumOpenable(usable, { price: at, leverage: times, feeRate, lot })
        expect(most % lot).toBe(0n)
        const costOf = (opening: bigint): bigint =>
          arithmetic.openingCost(arithmetic.notionalOf(opening, at), times, feeRate)
        expect(costOf(most) <= usable).toBe(true)
        // Margin and fee are cut or rounded up, each by less than a unit.
        expect(costOf(most + lot) + 2n > usable).toBe(true)
      }),
    )
  })
})
