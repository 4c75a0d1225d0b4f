import type { PairRow } from '../../market/pairs.ts'
import { marketsOf } from '../../market/markets.ts'
import { DAY, monthStart, weekStart } from '../../market/periods.ts'
import { worth } from './order.ts'
import type { MinuteTrades, SpotState } from './spot-state.ts'

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

/** As `pathCandle`, with the trades of members. A minute of them counts whole. */
export function candleOf(
  state: Seeded,
  pair: PairRow,
  start: number,
  end: number,
  now: number,
): MarketCandle {
  const own = minutesWithin(state, pair, start, end)
  const candle = pathCandle(state.seed, pair, start, end, now)
  return {
    ...candle,
    high: own.reduce((most, minute) => Math.max(most, minute.high), candle.high),
    low: own.reduce((least, minute) => Math.min(least, minute.low), candle.low),
    lots: own.reduce((sum, minute) => sum + minute.lots, candle.lots),
    turnover: own.reduce((sum, minute) => sum + minute.turnover, candle.turnover),
    count: own.reduce((sum, minute) => sum + minute.count, candle.count),
  }
}

/** A guess at how many trades made up a volume. */
const tradesFor = (lots: number, { volume }: PairRow): number =>
  lots === 0 ? 0 : 1 + Math.floor((lots * 90_000) / (volume + 1))

function minutesWithin(state: SpotState, pair: PairRow, start: number, end: number): readonly MinuteTrades[] {
  const minutes = state.spotMinutes[pair.symbol]
  if (minutes === undefined) return []
  const [first, last] = [Math.ceil(start / 60), Math.ceil(end / 60)]
  if (last - first <= 4) {
    const near = Array.from({ length: last - first }, (_, index) => minutes[first + index])
    return near.filter((minute) => minute !== undefined)
  }
  return Object.entries(minutes)
    .filter(([minute]) => isWithin(minute, first, last))
    .map(([, trades]) => trades)
}

/** Minutes have eight digits until 2160, so their order is that of their texts. */
const isWithin = (minute: string, first: number, last: number): boolean =>
  minute >= String(first) && minute < String(last)

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
