import { expect, test } from 'vitest'
import { Refusal, refuseAny } from '../../kernel/refusal.ts'
import { makersOf, takeLiquidity } from './liquidity.ts'
import { limitOrderRate } from './order-rate.ts'
import { memberTrades } from './tape.ts'
import { order, pairOf, START, testExchange } from './testing-spot.ts'

test('a member asks for 20 orders in a second of an exchange; others and the next second are free', () => {
  const time = { now: START + 100 }
  const engine = { now: () => time.now }
  const ask = (member: number, exchange = engine): boolean => {
    try {
      limitOrderRate(exchange, member, refuseAny)
      return true
    } catch (error) {
      if (error instanceof Refusal && error.key === 'please-wait') return false
      throw error
    }
  }
  for (let asked = 0; asked < 20; asked++) expect(ask(1)).toBe(true)
  expect([ask(1), ask(2), ask(1, { now: () => START })]).toEqual([false, true, true])
  time.now = START + 999
  expect(ask(1)).toBe(false)
  time.now = START + 1000
  for (let asked = 0; asked < 20; asked++) expect(ask(1)).toBe(true)
  expect(ask(1)).toBe(false)
})

const pair = pairOf('BTC/USDT')
const RICH = { USDT: 10n ** 17n, BTC: 10n ** 13n }

test.each(['BUY', 'SELL'] as const)(
  'makers of the side %s quote up to before a member’s order of the other side, never at it',
  (side) => {
    const isBuy = side === 'BUY'
    const exchange = testExchange(1, RICH)
    const quotes = (time: number) => [...makersOf(exchange.state, pair, side, time)]
    const other = [...makersOf(exchange.state, pair, isBuy ? 'SELL' : 'BUY', START)][0]?.price ?? 0
    const seconds = Array.from({ length: 3000 }, (_, index) => START + index * 20_000)
    // A time at which the quotes have gone beyond where an order rests now.
    const time = seconds.find((at) => {
      const price = quotes(at)[3]?.price ?? other
      return isBuy ? price > other : price < other
    })
    if (time === undefined) throw new Error('the market does not move')
    const levels = quotes(time)
    const price = levels[3]?.price ?? 0
    exchange.run(order({ side: isBuy ? 'SELL' : 'BUY', price, lots: 10 }), START)
    const kept = levels.filter((level) => (isBuy ? level.price < price : level.price > price))
    expect(quotes(time)).toEqual(kept)
    expect(kept).toHaveLength(levels.length - 4)
  },
)

test('an order of the makers’ own side leaves their quotes as they are', () => {
  const exchange = testExchange(1, RICH)
  const bids = () => [...makersOf(exchange.state, pair, 'BUY', START)]
  const before = bids()
  exchange.run(order({ price: before[2]?.price ?? 0, lots: 10 }), START)
  expect(bids()).toEqual(before)
})

test('STATE-06.b lots that were taken from the makers of a side are missing there, and a level without any is gone', () => {
  const { state } = testExchange(0, {})
  const quotes = (side: 'BUY' | 'SELL') => [...makersOf(state, pair, side, START)]
  const [before, offers] = [quotes('BUY'), quotes('SELL')]
  const [first, second, third] = before
  if (first === undefined || second === undefined || third === undefined) throw new Error('no bids')
  takeLiquidity(state, pair, 'BUY', first, START)
  takeLiquidity(state, pair, 'BUY', { price: second.price, lots: 1 }, START)
  takeLiquidity(state, pair, 'BUY', { price: third.price, lots: third.lots + 5 }, START)
  expect(quotes('BUY')).toEqual([{ price: second.price, lots: second.lots - 1 }, ...before.slice(3)])
  expect(quotes('SELL')).toEqual(offers)
})

test.each(['BUY', 'SELL'] as const)(
  'STATE-06.b trades at once of the side %s stand on the tape of the pair, as the taker made them',
  (side) => {
    const exchange = testExchange(1, RICH)
    const [first, second] = makersOf(exchange.state, pair, side === 'BUY' ? 'SELL' : 'BUY', START)
    if (first === undefined || second === undefined) throw new Error('the makers quote nothing')
    exchange.run(order({ side, price: second.price, lots: first.lots + 3 }), START)
    expect(memberTrades(exchange.state.spotTapes, pair.symbol)).toEqual([
      { price: second.price, lots: 3, side, time: START },
      { price: first.price, lots: first.lots, side, time: START },
    ])
  },
)
