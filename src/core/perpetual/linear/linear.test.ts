import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ONE } from '../units.ts'
import { headroomAt, headroomOf, sumOf, thresholdOf } from './headroom.ts'
import { crossHeadroom, liquidationPrice } from './liquidation.ts'
import type { LinearPosition } from './position.ts'
import { initialMargin, notionalOf } from './value.ts'

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
