import { expect, test } from 'vitest'
import { instant, toIso } from '#src/core/time/instant.ts'
import { marketsOf } from '../../market/markets.ts'
import { candlesIn, type MarketCandle, pathCandle, PERIODS, periodStart, withTrades } from './candles.ts'
import { worth } from './order.ts'
import { minutesWithin, memberTrades, recordTrade, type Tapes } from './tape.ts'
import { pairOf, START } from './testing-spot.ts'

const pair = pairOf('BTC/USDT')
const [seed, MINUTE] = ['test', 60_000]
/** 2026-11-21T23:47:17Z, a Saturday. */
const NIGHT = START / 1000 + 22 * 3600 + 17 * 60 + 17
const shown = (second: number): string => toIso(instant(second * 1000)).slice(0, 16)

test.each([
  ['1', '2026-11-21T23:47', '2026-11-21T23:48', '2026-11-21T23:46'],
  ['5', '2026-11-21T23:45', '2026-11-21T23:50', '2026-11-21T23:40'],
  ['15', '2026-11-21T23:45', '2026-11-22T00:00', '2026-11-21T23:30'],
  ['30', '2026-11-21T23:30', '2026-11-22T00:00', '2026-11-21T23:00'],
  ['60', '2026-11-21T23:00', '2026-11-22T00:00', '2026-11-21T22:00'],
  ['1H', '2026-11-21T23:00', '2026-11-22T00:00', '2026-11-21T22:00'],
  ['120', '2026-11-21T22:00', '2026-11-22T00:00', '2026-11-21T20:00'],
  ['240', '2026-11-21T20:00', '2026-11-22T00:00', '2026-11-21T16:00'],
  ['4H', '2026-11-21T20:00', '2026-11-22T00:00', '2026-11-21T16:00'],
  ['1D', '2026-11-21T00:00', '2026-11-22T00:00', '2026-11-20T00:00'],
  ['1W', '2026-11-16T00:00', '2026-11-23T00:00', '2026-11-09T00:00'],
  ['1M', '2026-11-01T00:00', '2026-12-01T00:00', '2026-10-01T00:00'],
])(
  'LIMIT-06.c a candle of resolution %s begins at %s, the next one at %s',
  (resolution, at, next, before) => {
    const period = PERIODS[resolution] ?? 0
    expect([0, 1, -1].map((steps) => shown(periodStart(period, NIGHT, steps)))).toEqual([at, next, before])
    expect(shown(periodStart(period, periodStart(period, NIGHT)))).toBe(at)
  },
)

const blank: MarketCandle = {
  time: 0,
  open: 5,
  high: 6,
  low: 4,
  close: 5,
  lots: 10,
  turnover: 100n,
  count: 3,
}

test.each([
  ['all that begin in the range, both ends included', { from: 120, to: 300 }, [120, 180, 240, 300]],
  ['none that began before', { from: 121, to: 359 }, [180, 240, 300]],
  ['none that begins after the present one', { from: 120, to: 900, now: 185 }, [120, 180]],
  ['the latest where there are too many', { from: 0, to: 900, most: 2 }, [840, 900]],
  ['none where the range ends before it begins', { from: 300, to: 239 }, []],
])('candles of a minute are %s', (_which, range, starts) => {
  const found = candlesIn(60, { now: 1000, most: 9, ...range }, (start, end) => ({
    ...blank,
    time: start,
    lots: end - start,
  }))
  expect(found.map(({ time, lots }) => [time, lots])).toEqual(starts.map((start) => [start, 60]))
})

test('a candle draws the path as far as it is over, with a turnover at its middle price', () => {
  const start = START / 1000
  const { open, high, low, close, volume } = marketsOf(seed)
    .path(pair)
    .candle(start, start + 40)
  const whole = {
    time: START,
    open,
    high,
    low,
    close,
    lots: volume,
    turnover: worth(pair, Math.floor((high + low) / 2), volume),
    count: 1 + Math.floor((volume * 90_000) / (pair.volume + 1)),
  }
  expect(volume).toBeGreaterThan(0)
  expect(pathCandle(seed, pair, start, start + 40, start + 40)).toEqual(whole)
  expect(pathCandle(seed, pair, start, start + 60, start + 40)).toEqual(whole)
  expect(pathCandle(seed, pair, start, start + 40, start + 60)).toEqual(whole)
  const price = marketsOf(seed).priceAt(pair, START)
  const calm = { open: price, high: price, low: price, close: price, lots: 0, turnover: 0n, count: 0 }
  expect(pathCandle(seed, pair, start, start + 60, start)).toEqual({ time: START, ...calm })
})

test('the number of trades follows from the share of a day’s usual volume, however small that is', () => {
  const quiet = { ...pair, volume: 50 }
  const [start, end] = [START / 1000, START / 1000 + 86_400]
  const { lots, count } = pathCandle(seed, quiet, start, end, end)
  expect(lots).toBeGreaterThan(0)
  expect(count).toBe(1 + Math.floor((lots * 90_000) / 51))
})

/** A tape with a trade in each of these minutes after the start. */
function taped(...minutes: readonly number[]): Tapes {
  const tapes: Tapes = {}
  for (const minute of minutes)
    recordTrade(tapes, pair, {
      price: 100 + minute,
      lots: 2 ** minute,
      side: 'BUY',
      time: START + minute * MINUTE,
    })
  return tapes
}

test('a candle counts members’ trades from its beginning to before its end', () => {
  const tapes = taped(0, 1, 2, 3)
  recordTrade(tapes, pair, { price: 40, lots: 500, side: 'SELL', time: START + MINUTE + 59_999 })
  const candle: MarketCandle = { ...blank, time: START + MINUTE, high: 101, low: 90, close: 95 }
  const sum = worth(pair, 101, 2) + worth(pair, 40, 500) + worth(pair, 102, 4)
  expect(withTrades(tapes, pair.symbol, candle, START / 1000 + 180)).toEqual({
    ...candle,
    high: 102,
    low: 40,
    lots: 516,
    turnover: 100n + sum,
    count: 6,
  })
  expect(withTrades(tapes, 'ETH/USDT', candle, START / 1000 + 180)).toEqual(candle)
})

test.each([
  ['few minutes', 60, 180, [1, 2]],
  ['a minute that has begun, which is left out', 61, 180, [2]],
  ['a minute that is not over, which counts', 60, 181, [1, 2, 3]],
  ['four minutes', 0, 240, [0, 1, 2, 3]],
  ['five minutes', 0, 300, [0, 1, 2, 3, 4]],
  ['an hour', 60, 3660, [1, 2, 3, 4, 5, 6, 60]],
  ['an hour from a minute that has begun', 61, 3661, [2, 3, 4, 5, 6, 60, 61]],
  ['minutes without trades', 3900, 4000, []],
])('the tape has the minutes of %s', (_which, from, to, minutes) => {
  const found = minutesWithin(
    taped(0, 1, 2, 3, 4, 5, 6, 60, 61),
    pair.symbol,
    START / 1000 + from,
    START / 1000 + to,
  )
  expect(found).toEqual(
    minutes.map((minute) => {
      const [price, lots] = [100 + minute, 2 ** minute]
      return { high: price, low: price, lots, turnover: worth(pair, price, lots), count: 1 }
    }),
  )
})

test('the tape remembers the latest 500 trades, newest first, and all of them in their minutes', () => {
  const tapes: Tapes = {}
  const trade = (lots: number) => ({ price: 7, lots, side: 'SELL' as const, time: START + lots })
  expect(memberTrades(tapes, pair.symbol)).toEqual([])
  expect(minutesWithin(tapes, pair.symbol, 0, START)).toEqual([])
  for (let lots = 1; lots <= 500; lots++) recordTrade(tapes, pair, trade(lots))
  const down = (from: number) => Array.from({ length: 500 }, (_, index) => trade(from - index))
  expect(memberTrades(tapes, pair.symbol)).toEqual(down(500))
  for (let lots = 501; lots <= 503; lots++) recordTrade(tapes, pair, trade(lots))
  expect(memberTrades(tapes, pair.symbol)).toEqual(down(503))
  const lots = (503 * 504) / 2
  expect(tapes).toMatchObject({
    [pair.symbol]: {
      count: 503,
      minutes: { [START / MINUTE]: { high: 7, low: 7, lots, turnover: worth(pair, 7, lots), count: 503 } },
    },
  })
})
