import { describe, expect, test } from 'vitest'
import { headroomAt } from '#src/core/perpetual/linear/headroom.ts'
import { START } from '../areas/spot/testing-spot.ts'
import { DAY } from '../market/periods.ts'
import { positionsOf, usableOf } from './account.ts'
import { type Contract, keptRate, type Kind, priceOf, sizedOf } from './contracts.ts'
import { candleAt, movesAt } from './market.ts'
import { secondAfter } from './perpetual-state.ts'
import { crossPool, firstShortfall, planCrossLook, poolOf, shortfallIn } from './search.ts'
import {
  chooseMode,
  closingOf,
  firstOf,
  fundedExchange,
  KINDS,
  MEMBER,
  openingOf,
  venueIn,
} from './testing-kinds.ts'

const VENUE = { seed: 'search' }
const TIME = START + 500
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
      for (const worth of new Set(worths)) {
        const first = worths.findIndex((each) => each <= worth)
        moved.add(first)
        expect(shortfallIn(VENUE, { base: -worth, slopes }, second)).toEqual({
          prices: new Map(
            slopes.map(({ contract }) => [contract.symbol, priceAt(contract, second * 1000 + first)]),
          ),
        })
      }
      const least = worths.reduce((a, b) => (a < b ? a : b))
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
      const [least, before] = [worstOf(day + DAY, end), worstOf(day, day + DAY)]
      // The worst price of both days, and one halfway to it from that of the first.
      for (const worth of [least, least + (before - least) / 2n]) {
        const pool = { base: -worth, slopes: [{ contract, slope }] }
        const search = (start: number, until: number) => firstShortfall(VENUE, pool, start, until)
        const found = search(from, end) ?? 0
        expect(found).toBeGreaterThanOrEqual(day + DAY)
        expect(worstOf(from, found)).toBeGreaterThan(worth)
        expect(worstOf(found, found + 1)).toBeLessThanOrEqual(worth)
        expect(search(from, found)).toBeUndefined()
        expect([search(from, found + 1), search(found, found + 1)]).toEqual([found, found])
        expect(search(found, found)).toBeUndefined()
        expect(search(found + 1, end) ?? end).toBeGreaterThan(found)
      }
      expect(firstShortfall(VENUE, { base: 0n, slopes: [] }, from, end)).toBeUndefined()
    },
  )

  test('STATE-07.ac a pool has at each price the headroom of its money and of all its positions', () => {
    const { contract, venue, wallet } = crossed(kind)
    const { arithmetic } = contract
    for (const directions of [['long'], ['short'], ['long', 'short']] as const) {
      const positions = positionsOf(venue, wallet).filter(({ direction }) =>
        directions.some((each) => each === direction),
      )
      expect(positions).toHaveLength(directions.length)
      const { base, slopes } = poolOf(venue, 12_345n, positions)
      expect(slopes.map((each) => each.contract)).toEqual([contract])
      for (const ticks of [1, 1000, 7_654_321]) {
        const price = priceOf(contract, ticks)
        const parts = [
          arithmetic.headroomOfMoney(12_345n),
          ...positions.map((each) => arithmetic.headroomOf(sizedOf(each, contract), keptRate(contract))),
        ]
        const sum = slopes.reduce((all, { slope }) => all + slope * BigInt(ticks), base)
        expect(sum).toBe(parts.reduce((all, part) => all + headroomAt(part, price), 0n))
      }
    }
  })

  test('STATE-07.ac one search at a time is planned for a wallet while it has positions: of this day, or at its end', () => {
    const { exchange, contract, venue, wallet } = crossed(kind)
    const planned = () => ({
      look: venue.own.crossLooks[wallet.coin]?.[MEMBER]?.second,
      times: exchange.state.due.items.flatMap(({ time, payload }) =>
        payload.type === `${kind.id}.crossLook` ? [time] : [],
      ),
    })
    const at = (second: number) => ({ look: second, times: [second * 1000 + 1] })
    const midnight = (Math.floor(FROM / DAY) + 1) * DAY
    expect(planned()).toEqual(at(midnight))
    planCrossLook(venue, wallet, midnight - 1)
    expect(planned()).toEqual(at(midnight))
    planCrossLook(venue, wallet, midnight)
    expect(planned()).toEqual(at(midnight + DAY))
    planCrossLook(venue, wallet, FROM)
    expect(planned()).toEqual(at(midnight))
    exchange.run(closingOf(contract, { direction: 'short' }), TIME)
    const usable = usableOf(venue, wallet, TIME)
    const away = { member: MEMBER, coin: wallet.coin, from: kind.id, to: 'spot' } as const
    expect(exchange.run({ type: 'wallet.transfer', ...away, units: usable }, TIME)).not.toBeTypeOf('string')
    const found = firstShortfall(venue, crossPool(venue, wallet), secondAfter(TIME), midnight) ?? midnight
    expect(found).toBeLessThan(midnight)
    expect(planned()).toEqual(at(found))
    exchange.run(closingOf(contract), TIME)
    expect(planned()).toEqual({ look: undefined, times: [] })
    chooseMode(exchange, kind, contract, 'isolated')
    exchange.run({ type: 'wallet.transfer', ...away, from: 'spot', to: kind.id, units: usable }, TIME)
    exchange.run(openingOf(contract, { leverage: 100 }), TIME)
    expect(positionsOf(venue, wallet)).toHaveLength(1)
    planCrossLook(venue, wallet, FROM)
    expect(planned()).toEqual({ look: undefined, times: [] })
  })
})

/** A wallet with cross margin that has ten lots in each direction with leverage 100. */
function crossed(kind: Kind) {
  const exchange = fundedExchange(kind, 1, 10_000)
  const contract = firstOf(kind)
  const venue = venueIn(kind, exchange)
  chooseMode(exchange, kind, contract, 'cross')
  for (const direction of ['long', 'short'] as const)
    expect(exchange.run(openingOf(contract, { direction, leverage: 100 }), TIME)).toBeTypeOf('number')
  return { exchange, contract, venue, wallet: { member: MEMBER, coin: contract.settled } }
}
