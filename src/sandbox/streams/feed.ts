import type { KLine } from '#generated/wire/kline.ts'
import { PAIRS, type PairRow } from '../market/pairs.ts'
import { candleOf, type Period, PERIODS, periodStart } from '../areas/spot/candles.ts'
import { sideOf } from '../areas/spot/sides.ts'
import { thumbOf } from '../areas/spot/thumb.ts'
import { tradesOf } from '../areas/spot/trades.ts'
import { wireCandle, wirePlate, wireTrade } from '../areas/spot/wire-market.ts'
import type { State } from '../areas/state.ts'

/** What a topic says at a moment. `state` is as of `time`. */
export type Moment = { readonly state: State; readonly time: number }

/** Levels of one side. */
const LEVELS: Readonly<Record<string, number>> = { bookTop: 24, bookDepth: 50 }
export const isBook = (id: string): boolean => Object.hasOwn(LEVELS, id)

/** Trades of a snapshot, and of a message at most. */
const TRADES = 50

/** Pushed periods and the resolution that a call says for each. */
const PUSHED: readonly (readonly [period: KLine['period'], resolution: string])[] = [
  ['1min', '1'],
  ['5min', '5'],
  ['15min', '15'],
  ['30min', '30'],
  ['1hour', '60'],
  ['4hour', '240'],
  ['1day', '1D'],
  ['1week', '1W'],
  ['1mon', '1M'],
]

export const thumbs = ({ state, time }: Moment) => PAIRS.map((pair) => thumbOf(state, pair, time))

export const plates = ({ state, time }: Moment, id: string, pair: PairRow, seq: number) =>
  (['BUY', 'SELL'] as const).map((side) =>
    wirePlate(pair, side, sideOf(state, pair, side, { time, most: LEVELS[id] ?? 0 }), seq),
  )

/** Trades since a moment, newest first. */
export const trades = ({ state, time }: Moment, pair: PairRow, since: number) =>
  tradesOf(state, pair, { time, most: TRADES, since }).map((trade) => wireTrade(pair, trade))

/** The newest candle of every period. */
export function candles({ state, time }: Moment, pair: PairRow): KLine[] {
  const now = Math.floor(time / 1000)
  return PUSHED.map(([period, resolution]) => {
    const length: Period = PERIODS[resolution] ?? 60
    const start = periodStart(length, now)
    return wireCandle(pair, period, candleOf(state, pair, start, periodStart(length, start, 1), now))
  })
}
