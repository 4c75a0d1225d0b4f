import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ONE } from '#src/core/perpetual/units.ts'
import { headroomOfPositions, positionsOf } from '../../perpetual/account.ts'
import { candleAt, movesAt } from '../../perpetual/market.ts'
import { firstShortfall, poolOf, shortfallIn } from '../../perpetual/search.ts'
import { START, type TestExchange } from '../spot/testing-spot.ts'
import { CONTRACTS } from './contracts.ts'
import { BTC, MEMBER, opening, swapExchange, swapVenue, usdt, usdtWallet } from './testing-swap.ts'

const TIME = START + 500
const DAY = 86_400
const WALLET = usdtWallet(MEMBER)

/** The first second whose moves use the pool up, asked one by one. */
function everySecond(exchange: TestExchange, pool: ReturnType<typeof poolOf>, from: number, until: number) {
  for (let second = from; second < until; second++)
    if (shortfallIn(exchange.state, pool, second) !== null) return second
  return undefined
}

test('STATE-07.f the search over several contracts finds the second that asking every second finds', () => {
  const exchange = swapExchange(1, usdt(1_000_000))
  for (const [index, each] of CONTRACTS.slice(0, 5).entries())
    exchange.run(
      opening({
        symbol: each.symbol,
        lots: Math.floor(each.pair.maxLots / 100),
        direction: index % 2 === 0 ? 'long' : 'short',
      }),
      TIME,
    )
  const positions = positionsOf(swapVenue(exchange), WALLET)
  // In 10^-24 USDT.
  const headroom = headroomOfPositions(swapVenue(exchange), WALLET, TIME)
  const start = Math.ceil(TIME / 1000)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 3000 }), (share, later) => {
      // From nothing to spare to 4 % of what is missing without any money.
      const money = (-headroom * BigInt(10_000 + share)) / 10_000n / ONE / ONE
      const pool = poolOf(swapVenue(exchange), money, positions)
      const [from, until] = [start + later, start + later + 600]
      expect(firstShortfall(exchange.state, pool, from, until)).toBe(everySecond(exchange, pool, from, until))
    }),
    { numRuns: 25 },
  )
  expect(firstShortfall(exchange.state, poolOf(swapVenue(exchange), 0n, positions), start, start + DAY)).toBe(
    start,
  )
})

test('a move within a second is seen by the second, at the price of its moment', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run(opening(), TIME)
  const second = Math.ceil(TIME / 1000) + 7
  const { stops } = movesAt(exchange.state, BTC, second)
  const { high, low } = candleAt(exchange.state, BTC, second, second + 1)
  const prices = stops.map(({ price }) => price)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([low, high])
})
