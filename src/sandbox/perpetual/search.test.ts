import { describe, expect, test } from 'vitest'
import { START } from '../areas/spot/testing-spot.ts'
import { DAY } from '../market/periods.ts'
import type { Contract } from './contracts.ts'
import { candleAt, movesAt } from './market.ts'
import { firstShortfall, shortfallIn } from './search.ts'
import { firstOf, KINDS } from './testing-kinds.ts'

const VENUE = { seed: 'search' }
const FROM = START / 1000

/** Price of a contract at a moment. */
const priceAt = (contract: Contract, time: number): number => {
  const { stops } = movesAt(VENUE, contract, Math.floor(time / 1000))
  return stops.findLast((stop) => stop.time <= time)?.price ?? 0
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test('STATE-07.ac a wallet is used up at the first moment that leaves nothing, at the prices of that moment', () => {
    const slopes = kind.contracts
      .slice(0, 3)
      .map((contract, index) => ({ contract, slope: index === 1 ? -7n : 3n }))
    const moved = new Set<number>()
    for (let second = FROM; second < FROM + 20; second++) {
      const worths = Array.from({ length: 1000 }, (_, ms) =>
        slopes.reduce(
          (sum, { contract, slope }) => sum + slope * BigInt(priceAt(contract, second * 1000 + ms)),
          0n,
        ),
      )
      const least = worths.reduce((a, b) => (a < b ? a : b))
      const first = worths.indexOf(least)
      moved.add(first)
      expect(shortfallIn(VENUE, { base: -least, slopes }, second)).toEqual({
        prices: new Map(
          slopes.map(({ contract }) => [contract.symbol, priceAt(contract, second * 1000 + first)]),
        ),
      })
      expect(shortfallIn(VENUE, { base: 1n - least, slopes }, second)).toBeNull()
    }
    expect(moved.size).toBeGreaterThan(5)
  })

  test.each([1n, -1n])(
    'STATE-07.ac a search ends before its last second, and goes on from day to day: slope %s',
    (slope) => {
      const contract = firstOf(kind)
      const worstOf = (from: number, until: number): bigint => {
        const { low, high } = candleAt(VENUE, contract, from, until)
        return slope * BigInt(slope > 0n ? low : high)
      }
      const days = Array.from({ length: 30 }, (_, index) => (Math.floor(FROM / DAY) + index) * DAY)
      const isWorseNext = (each: number): boolean =>
        worstOf(each + DAY, each + 2 * DAY) < worstOf(each, each + DAY)
      const day = days.find(isWorseNext) ?? 0
      expect(day).toBeGreaterThan(0)
      const [from, end] = [day + 5, day + 2 * DAY]
      const pool = { base: -worstOf(day + DAY, end), slopes: [{ contract, slope }] }
      const found = firstShortfall(VENUE, pool, from, end) ?? 0
      expect(found).toBeGreaterThanOrEqual(day + DAY)
      const left = (start: number, until: number) => pool.base + worstOf(start, until)
      expect([left(from, found) > 0n, left(found, found + 1)]).toEqual([true, 0n])
      const search = (start: number, until: number) => firstShortfall(VENUE, pool, start, until)
      expect(search(from, found)).toBeUndefined()
      expect([search(from, found + 1), search(found, found + 1)]).toEqual([found, found])
      expect(search(found, found)).toBeUndefined()
      expect(search(found + 1, end) ?? end).toBeGreaterThan(found)
      expect(firstShortfall(VENUE, { base: 0n, slopes: [] }, from, end)).toBeUndefined()
    },
  )
})
