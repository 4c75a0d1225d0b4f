import { expect, test } from 'vitest'
import { START } from '../areas/spot/testing-spot.ts'
import { unrealisedOf } from './account.ts'
import { unrealisedOver } from './held.ts'
import { closingOf, firstOf, fundedExchange, KINDS, MEMBER, openingOf, venueIn } from './testing-kinds.ts'

const TIME = START + 500
const MINUTE = 60_000

test.each(KINDS)(
  'FEAT-07.b the profit that was open at each moment is told later as it was then: contracts of $id',
  (kind) => {
    const exchange = fundedExchange(kind, 2, 10_000)
    const contract = firstOf(kind)
    const venue = venueIn(kind, exchange)
    const wallet = { member: MEMBER, coin: contract.settled }
    const steps = [
      openingOf(contract),
      openingOf(contract, { direction: 'short', lots: 40 }),
      openingOf(contract, { lots: 20 }),
      closingOf(contract, { lots: 30 }),
      closingOf(contract, { direction: 'short', lots: 40 }),
    ]
    const seen = steps.flatMap((command, index) => {
      const time = TIME + index * MINUTE
      expect(exchange.run(command, time)).toBeTypeOf('number')
      return [time, time + MINUTE / 2].map((at) => {
        exchange.until(at)
        return { at, profit: unrealisedOf(venue, wallet, at) }
      })
    })
    const profits = seen.map(({ profit }) => profit)
    expect(new Set(profits.slice(0, 8)).size).toBe(8)
    expect(profits.slice(8)).toEqual([0n, 0n])
    const times = [TIME - 1, ...seen.map(({ at }) => at)]
    const told = (member: number) =>
      unrealisedOver(venue, member, times).map((each) => each.get(contract.settled))
    expect(told(MEMBER)).toEqual([undefined, ...profits.slice(0, 8), undefined, undefined])
    // Another member has never held anything.
    expect(told(MEMBER + 1)).toEqual(times.map(() => undefined))
  },
)
