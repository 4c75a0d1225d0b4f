import { expect, test } from 'vitest'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import type { Side } from '../../market/maker-quotes.ts'
import { DAY } from '../../market/periods.ts'
import { candlesOf } from '../spot/candles.ts'
import { memberTrades } from '../spot/tape.ts'
import { START, type TestExchange } from '../spot/testing-spot.ts'
import { tickerOf } from '../spot/ticker.ts'
import { positionsOf } from '../../perpetual/account.ts'
import { valueOf } from '../../perpetual/contracts.ts'
import { candlesAt, sideAt, tickerAt, tradesAt } from '../../perpetual/market-view.ts'
import { unitsOf } from '../../perpetual/testing-caller.ts'
import {
  BTC,
  closing,
  markOf,
  MEMBER,
  opening,
  present,
  swapExchange,
  swapVenue,
  usdt,
  usdtWallet,
} from '../swap/testing-swap.ts'

const time = START + 500
const book = (exchange: TestExchange, side: Side, most = 60) =>
  sideAt(swapVenue(exchange), BTC, side, { time, most })
const at = (exchange: TestExchange, side: Side, price: number) =>
  book(exchange, side).find((level) => level.price === price)?.lots ?? 0
const lotsOf = (text: string): bigint => toUnits(decimal(text), BTC.pair.lotScale)
const turnoverOf = (trades: readonly { readonly price: number; readonly lots: number }[]): bigint =>
  trades.reduce((sum, { price, lots }) => sum + valueOf(BTC, price, lots), 0n)

test('a resting order stands in the book of its contract with what is left of it, until it is cancelled', () => {
  const exchange = swapExchange(2, usdt(100_000))
  const best = present(book(exchange, 'BUY')[0])
  const before = at(exchange, 'BUY', best.price)
  const order = { kind: 'limit', price: best.price } as const
  const id = exchange.run(opening({ ...order, lots: 1234 }), time)
  exchange.run(opening({ ...order, lots: 500, member: MEMBER + 1 }), time)
  expect(at(exchange, 'BUY', best.price)).toBe(before + 1734)
  exchange.run({ type: 'swap.cancel', member: MEMBER, id: Number(id) })
  expect(at(exchange, 'BUY', best.price)).toBe(before + 500)
  exchange.run(opening({ member: MEMBER, lots: 1000 }), time)
  const high = present(book(exchange, 'SELL', 20).at(-1)).price
  const others = at(exchange, 'SELL', high)
  exchange.run(closing({ kind: 'limit', price: high, lots: 700 }), time)
  expect(at(exchange, 'SELL', high)).toBe(others + 700)
})

test('an order that waits for its trigger is in no book', () => {
  const exchange = swapExchange(1, usdt(100_000))
  const before = book(exchange, 'BUY')
  const price = present(before[4]).price
  exchange.run(opening({ kind: 'trigger', triggerPrice: price - 10, price }), time)
  expect(book(exchange, 'BUY')).toEqual(before)
})

test('the book is not crossed by two orders of one member', () => {
  const exchange = swapExchange(1, usdt(100_000_000))
  const asks = book(exchange, 'SELL')
  const [low, high] = [present(asks[1]).price, present(asks[8]).price]
  exchange.run(opening({ kind: 'limit', direction: 'short', price: low, lots: 10 }), time)
  exchange.run(opening({ kind: 'limit', price: high, lots: BTC.pair.maxLots, leverage: 100 }), time)
  expect(exchange.state.swap.entrusts[2]).toMatchObject({ status: 'waiting' })
  expect(present(book(exchange, 'SELL')[0])).toEqual({ price: low, lots: 10 })
  expect(present(book(exchange, 'BUY')[0]).price).toBeLessThan(low)
})

test('fills are public trades with the side that took, and count in candles and tickers of their contract', () => {
  const exchange = swapExchange(1, usdt(100_000))
  const { state } = exchange
  const now = time + DAY * 1000
  const second = Math.floor(now / 1000)
  const limit = markOf(exchange, BTC, time) - 60
  exchange.run(opening({ lots: 900 }), time)
  exchange.run(opening({ kind: 'limit', price: limit, lots: 40 }), time)
  exchange.until(now)
  const [filled, ...taken] = memberTrades(state.swap.tapes, BTC.symbol)
  // Whoever comes to a resting order to buy sells.
  expect(filled).toMatchObject({ price: limit, lots: 40, side: 'SELL' })
  expect(new Set(taken.map(({ side }) => side))).toEqual(new Set(['BUY']))
  expect(taken.reduce((sum, { lots }) => sum + lots, 0)).toBe(900)
  const shown = tradesAt(swapVenue(exchange), BTC, { time: time + 1000, most: 100, since: START })
  expect(shown).toEqual(expect.arrayContaining(taken))
  expect(shown.length).toBeGreaterThan(taken.length)
  const minute = { from: second - DAY, to: second, now: second, most: 1500 }
  const volume = (candles: readonly { readonly lots: number }[]) =>
    candles.reduce((sum, { lots }) => sum + lots, 0)
  const drawn = candlesOf(state, BTC.pair, 60, minute)
  expect(volume(candlesAt(swapVenue(exchange), BTC, 60, minute))).toBe(volume(drawn) + 940)
  const ticker = tickerAt(swapVenue(exchange), BTC, now)
  const spot = tickerOf(state, BTC.pair, now)
  expect(lotsOf(ticker.volume)).toBe(lotsOf(spot.volume) + 940n)
  expect(unitsOf(ticker.turnover)).toBe(unitsOf(spot.turnover) + turnoverOf([present(filled), ...taken]))
})

test('a liquidation is a trade at the price that brought it', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run({ type: 'swap.mode', member: MEMBER, mode: 'isolated' }, time)
  exchange.run(opening({ leverage: 100, lots: 1000 }), time)
  for (let hours = 1; hours < 400 && positionsOf(swapVenue(exchange), usdtWallet(MEMBER)).length > 0; hours++)
    exchange.until(time + hours * 3_600_000)
  const [last] = memberTrades(exchange.state.swap.tapes, BTC.symbol)
  const entrust = present(Object.values(exchange.state.swap.entrusts).find((each) => each.isLiquidation))
  expect(last).toEqual({ price: entrust.placedAt, lots: 1000, side: 'SELL', time: entrust.time })
})
