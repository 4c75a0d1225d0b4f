import { expect, test } from 'vitest'
import { marketsOf } from '../../market/markets.ts'
import type { Moves } from '../../market/moves.ts'
import { freshState } from '../exchange.ts'
import { candleOf, type MarketCandle } from './candles.ts'
import type { PublicTrade } from './tape.ts'
import { priceText, tickerFrom, tickerOf, trendOf } from './ticker.ts'
import { pairOf, START } from './testing-spot.ts'
import { tradesIn } from './trades.ts'

const DAY = 86_400
const seed = 'test'
const pair = pairOf('ETH/BTC')
const now = START / 1000
const path = marketsOf(seed).path(pair)
const priceAt = (second: number): string => priceText(pair, path.priceAt(second))
const dollars = (symbol: string): string =>
  priceText(pairOf(symbol), marketsOf(seed).priceAt(pairOf(symbol), START))

const day: MarketCandle = {
  time: START - DAY * 1000,
  open: 2000,
  high: 9000,
  low: 1000,
  close: 7777,
  lots: 123_456,
  turnover: 987_654_321n,
  count: 5,
}

test('a ticker compares the present price with that of a day ago, and tells both coins’ prices in dollars', () => {
  const close = path.priceAt(now)
  const change = close - day.open
  expect(tickerFrom(seed, pair, START + 999, day)).toEqual({
    symbol: 'ETH/BTC',
    open: '0.02000',
    high: '0.09000',
    low: '0.01000',
    close: priceAt(now),
    chg: (Math.trunc((change * 10_000) / day.open) / 10_000).toFixed(4),
    change: priceText(pair, change),
    volume: '123.456',
    turnover: '9.87654321',
    lastDayClose: priceAt(Math.floor(now / DAY) * DAY),
    usdRate: dollars('ETH/USDT'),
    baseUsdRate: dollars('BTC/USDT'),
    zone: 0,
    coinScale: 3,
    baseCoinScale: 5,
    coinName: 'Ethereum',
    coinUrl: null,
  })
})

test('a ticker has no change in percent of nothing', () => {
  expect(tickerFrom(seed, pair, START, { ...day, open: 0 }).chg).toBe('0')
})

test('the ticker of a pair is about its last 24 hours, to the second', () => {
  const state = freshState(seed)
  const last = candleOf(state, pair, now - DAY, now, now)
  expect(tickerOf(state, pair, START + 999)).toEqual(tickerFrom(seed, pair, START, last))
})

test('a trend has the prices of 24 hours ago, of each hour since, and of now', () => {
  const trend = trendOf({ seed }, pair, START + 999)
  expect(trend).toEqual(Array.from({ length: 25 }, (_, hour) => priceAt(now - (24 - hour) * 3600)))
  expect(new Set(trend).size).toBeGreaterThan(20)
})

/** Two trades of the makers' customers in each second. */
const movesIn = (second: number): Moves => ({
  stops: [{ time: second * 1000, price: 1, side: 'BUY' }],
  quoteAt: () => ({ BUY: 1, SELL: 2 }),
  trades: [100, 900].map((ms) => ({ price: 1, lots: 1, side: 'BUY', time: second * 1000 + ms })),
})
const own = (time: number): PublicTrade => ({ price: 3, lots: 4, side: 'SELL', time })

test.each([
  [
    'the latest so many, members’ among them',
    [own(999_500), own(998_000)],
    { most: 4 },
    [999_900, 999_500, 999_100, 998_900],
  ],
  ['none of the second that is not over', [], { time: 1_000_999, most: 1 }, [999_900]],
  [
    'those since a moment',
    [own(999_100), own(998_899)],
    { most: 9, since: 998_900 },
    [999_900, 999_100, 999_100, 998_900],
  ],
])('trades are %s', (_which, members, range, times) => {
  const found = tradesIn(movesIn, members, { time: 1_000_000, ...range })
  expect(found.map(({ time }) => time)).toEqual(times)
})

test('trades of a calm market are looked for in the last quarter of an hour', () => {
  const asked: number[] = []
  const calm = (second: number): Moves => {
    asked.push(second)
    return { ...movesIn(second), trades: [] }
  }
  expect(tradesIn(calm, [], { time: 1_000_000, most: 1 })).toEqual([])
  expect([asked[0], asked.at(-1), asked.length]).toEqual([999, 100, 900])
})
