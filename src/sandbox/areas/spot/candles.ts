import type { PairRow } from '../../market/pairs.ts'
import { marketsOf } from '../../market/markets.ts'
import { DAY, monthStart, weekStart } from '../../market/periods.ts'
import { worth } from './order.ts'
import type { SpotState } from './spot-state.ts'
import { minutesWithin, type Tapes } from './tape.ts'

type Seeded = SpotState & { readonly seed: string }

/** A candle with members' trades laid over what the path says: ticks, lots, units of the quote coin; `time` in ms. */
export type MarketCandle = {
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly lots: number
  readonly turnover: bigint
  readonly count: number
}

/** Length of a period in seconds, or the calendar's. */
export type Period = number | 'week' | 'month'

const HOUR = 3600
/** Seconds of each candle period, by the name that calls (`resolution`) and pushes (`period`) use. */
export const PERIODS: Readonly<Record<string, Period>> = {
  '1': 60,
  '5': 300,
  '15': 900,
  '30': 1800,
  '60': HOUR,
  '120': 2 * HOUR,
  '240': 4 * HOUR,
  '1H': HOUR,
  '4H': 4 * HOUR,
  '1D': DAY,
  '1W': 'week',
  '1M': 'month',
}

/** The candle's beginning that a second lies in, and the `steps`-th after it. */
export function periodStart(period: Period, second: number, steps = 0): number {
  if (period === 'month') return monthStart(second, steps)
  if (period === 'week') return weekStart(second) + steps * 7 * DAY
  return Math.floor(second / period) * period + steps * period
}

/** Draws the candle of the path alone from `start` to before `end`, as far as it is over at `now`; all in seconds. */
export function pathCandle(
  seed: string,
  pair: PairRow,
  start: number,
  end: number,
  now: number,
): MarketCandle {
  const path = marketsOf(seed).path(pair)
  const until = Math.min(end, now)
  const price = until > start ? undefined : path.priceAt(start)
  const { open, high, low, close, volume } =
    price === undefined
      ? path.candle(start, until)
      : { open: price, high: price, low: price, close: price, volume: 0 }
  return {
    time: start * 1000,
    open,
    high,
    low,
    close,
    lots: volume,
    turnover: worth(pair, Math.floor((high + low) / 2), volume),
    count: tradesFor(volume, pair),
  }
}

/** Lays the trades of members over a candle of the path, which goes to before second `end`. */
export function withTrades(tapes: Tapes, symbol: string, candle: MarketCandle, end: number): MarketCandle {
  const own = minutesWithin(tapes, symbol, candle.time / 1000, end)
  return {
    ...candle,
    high: own.reduce((most, minute) => Math.max(most, minute.high), candle.high),
    low: own.reduce((least, minute) => Math.min(least, minute.low), candle.low),
    lots: own.reduce((sum, minute) => sum + minute.lots, candle.lots),
    turnover: own.reduce((sum, minute) => sum + minute.turnover, candle.turnover),
    count: own.reduce((sum, minute) => sum + minute.count, candle.count),
  }
}

/** As `pathCandle`, with the trades of members. */
export const candleOf = (
  { seed, spotTapes }: Seeded,
  pair: PairRow,
  start: number,
  end: number,
  now: number,
): MarketCandle => withTrades(spotTapes, pair.symbol, pathCandle(seed, pair, start, end, now), end)

/** A guess at how many trades made up a volume. */
const tradesFor = (lots: number, { volume }: PairRow): number =>
  lots === 0 ? 0 : 1 + Math.floor((lots * 90_000) / (volume + 1))

/** Seconds between which candles begin, both included, the present one, and the most candles. */
export type CandleRange = {
  readonly from: number
  readonly to: number
  readonly now: number
  readonly most: number
}

/** Candles that begin in the range and not after its `now`, oldest first; `candle` draws one from second to second. */
export function candlesIn(
  period: Period,
  { from, to, now, most }: CandleRange,
  candle: (start: number, end: number) => MarketCandle,
): MarketCandle[] {
  const candles: MarketCandle[] = []
  let start = periodStart(period, Math.min(to, now))
  while (start >= from && candles.length < most) {
    candles.push(candle(start, periodStart(period, start, 1)))
    start = periodStart(period, start - 1)
  }
  return candles.reverse()
}

/** The candles of a pair, with the trades of members. */
export const candlesOf = (state: Seeded, pair: PairRow, period: Period, range: CandleRange): MarketCandle[] =>
  candlesIn(period, range, (start, end) => candleOf(state, pair, start, end, range.now))
