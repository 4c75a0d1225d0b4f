import { describe, expect, test } from 'vitest'
import { START } from '../areas/spot/testing-spot.ts'
import { DAY } from '../market/periods.ts'
import { addLevel, levelsKey } from './levels.ts'
import { candleAt, dayAt } from './market.ts'
import { sideAt } from './market-view.ts'
import { firstOf, fundedExchange, KINDS, openingOf, venueIn } from './testing-kinds.ts'

const TIME = START + 500

function bookOf(kind: (typeof KINDS)[number]) {
  const exchange = fundedExchange(kind, 1, 10_000_000)
  exchange.until(TIME)
  const venue = venueIn(kind, exchange)
  const contract = firstOf(kind)
  const side = (name: 'BUY' | 'SELL', most: number) => sideAt(venue, contract, name, { time: TIME, most })
  return { exchange, venue, contract, side }
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test.each([
    ['SELL', 'down'],
    ['BUY', 'up'],
  ] as const)('makers %s at no price that a resting order faces', (name, direction) => {
    const { venue, contract, side } = bookOf(kind)
    const before = side(name, 6)
    const [, second, , fourth] = before
    // A trigger rests in no book.
    addLevel(venue.own, levelsKey(contract.symbol, 'trigger'), direction, {
      price: fourth?.price ?? 0,
      id: 1,
    })
    expect(side(name, 6)).toEqual(before)
    addLevel(venue.own, levelsKey(contract.symbol, 'limit'), direction, { price: second?.price ?? 0, id: 2 })
    expect(side(name, 4)).toEqual(before.slice(2))
  })

  test.each([
    ['SELL', 'long'],
    ['BUY', 'short'],
  ] as const)('a level that makers %s leaves the book with its last lot', (name, direction) => {
    const { exchange, contract, side } = bookOf(kind)
    const [best, ...others] = side(name, 4)
    const { price = 0, lots = 0 } = best ?? {}
    const open = (part: number) =>
      exchange.run(openingOf(contract, { direction, lots: part, leverage: 1 }), TIME)
    expect(open(lots - 1)).toBeTypeOf('number')
    expect(side(name, 4)).toEqual([{ price, lots: 1 }, ...others])
    expect(open(1)).toBeTypeOf('number')
    expect(side(name, 3)).toEqual(others)
  })

  test('the prices of a day are those of its path, whichever day was asked before', () => {
    // A contract of its own is one that nobody has asked for.
    const contract = { ...firstOf(kind) }
    const today = Math.floor(START / 1000 / DAY) * DAY
    for (const start of [today, today + DAY, today]) {
      const day = candleAt({ seed: 'days' }, contract, start, start + DAY)
      expect(dayAt({ seed: 'days' }, contract, start)).toEqual(day)
      expect(day.start).toBe(start)
    }
    expect(dayAt({ seed: 'other' }, contract, today)).not.toEqual(dayAt({ seed: 'days' }, contract, today))
  })
})
