import { describe, expect, test } from 'vitest'
import { START } from '../areas/spot/testing-spot.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { Kind } from './contracts.ts'
import { makersOf } from './market.ts'
import { fillsFor, offersOf, restingLevels } from './resting.ts'
import { closingOf, firstOf, fundedExchange, KINDS, MEMBER, openingOf, venueIn } from './testing-kinds.ts'

const TIME = START + 500
const OTHER = MEMBER + 1
const LOTS = 20

/** A book into which another member puts orders at prices; all of it is read for the first member. */
function bookOf(kind: Kind) {
  const exchange = fundedExchange(kind, 2, 100_000)
  exchange.until(TIME)
  const contract = firstOf(kind)
  const venue = venueIn(kind, exchange)
  const makers = (side: 'BUY' | 'SELL') => [...makersOf(venue, contract, side, TIME)]
  const rest = (direction: Direction, price: number) =>
    Number(
      exchange.run(openingOf(contract, { member: OTHER, direction, kind: 'limit', price, lots: LOTS }), TIME),
    )
  const offers = (side: 'BUY' | 'SELL', member = MEMBER) => [
    ...offersOf(venue, contract, side, { member, time: TIME }),
  ]
  const resting = (side: 'BUY' | 'SELL') =>
    [...restingLevels(venue, contract, side)].map(({ price }) => price)
  return { exchange, contract, venue, makers, rest, offers, resting }
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test.each([
    ['SELL', 'short', 1],
    ['BUY', 'long', -1],
  ] as const)(
    'an order takes the best price of those who %s first, and at one price that of a member',
    (side, direction, away) => {
      const { contract, venue, makers, rest, offers, resting } = bookOf(kind)
      const [first, second, third, ...others] = makers(side)
      const [at, between] = [second?.price ?? 0, (third?.price ?? 0) + away]
      const [late, early, again] = [rest(direction, between), rest(direction, at), rest(direction, at)]
      const own = (order: number, price: number) => ({ price, lots: LOTS, order })
      const [near, far] = [[own(early, at), own(again, at)], [own(late, between)]]
      expect(others[0]?.price).not.toBe(between)
      const expected = [first, ...near, second, third, ...far, ...others]
      expect(offers(side)).toEqual(expected)
      expect(offers(side, OTHER)).toEqual([first, second, third, ...others])
      expect(resting(side)).toEqual([at, at, between])
      const fills = (lots: number, limit: number | null) =>
        fillsFor(
          venue,
          contract,
          { member: MEMBER, side: side === 'SELL' ? 'BUY' : 'SELL', lots, limit },
          TIME,
        )
      const all = 1_000_000_000
      expect(fills(all, at)).toEqual([first, ...near, second])
      expect(fills(all, at - away)).toEqual([first])
      expect(fills(all, between)).toEqual([first, ...near, second, third, ...far])
      expect(fills(all, null)).toEqual(expected)
      const best = first?.lots ?? 0
      expect(fills(best, null)).toEqual([first])
      expect(fills(best + LOTS + 1, at)).toEqual([first, near[0], { ...own(again, at), lots: 1 }])
      expect(fills(0, null)).toEqual([])
    },
  )

  test('an order to buy that crosses one of its own member is left out of the book until that is gone', () => {
    const { exchange, rest, resting, makers, offers } = bookOf(kind)
    const price = (makers('BUY')[0]?.price ?? 0) + 1
    const [ask, level, below] = [rest('short', price), rest('long', price), rest('long', price - 1)]
    expect([resting('SELL'), resting('BUY')]).toEqual([[price], [price - 1]])
    const orders = () => offers('BUY').flatMap(({ order }) => order ?? [])
    expect(orders()).toEqual([below])
    exchange.run({ type: `${kind.id}.cancel`, member: OTHER, id: ask }, TIME)
    expect([resting('SELL'), resting('BUY')]).toEqual([[], [price, price - 1]])
    expect(orders()).toEqual([level, below])
  })

  test('an order to close rests among the others, with as many lots as are left of it', () => {
    const { exchange, contract, venue, resting, makers, offers } = bookOf(kind)
    exchange.run(openingOf(contract, { member: OTHER, lots: LOTS }), TIME)
    const price = (makers('BUY')[0]?.price ?? 0) + 1
    const order = Number(
      exchange.run(closingOf(contract, { member: OTHER, kind: 'limit', price, lots: LOTS }), TIME),
    )
    expect([resting('SELL'), resting('BUY')]).toEqual([[price], []])
    expect(offers('SELL')[0]).toEqual({ price, lots: LOTS, order })
    exchange.run(openingOf(contract, { lots: 3 }), TIME)
    expect(offers('SELL')[0]).toEqual({ price, lots: LOTS - 3, order })
    expect([...restingLevels(venue, contract, 'SELL')]).toEqual([{ price, lots: LOTS - 3 }])
  })
})
