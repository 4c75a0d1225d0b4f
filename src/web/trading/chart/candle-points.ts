/** Candles as points of the drawing. Its numbers are screen positions, never money. */
import type { UTCTimestamp } from 'lightweight-charts'
import { toChartNumber } from '#src/core/money/chart.ts'
import { AVERAGES, averageLine, type Candle, type Candles } from '../live/candles.ts'
import type { CandleWindow } from './candle-window.ts'
import type { ChartColours } from './chart-colours.ts'

export const secondsOf = ({ time }: { readonly time: number }): UTCTimestamp =>
  Math.floor(time / 1000) as UTCTimestamp // as the library brands them

const readBar = (candle: Candle) => ({
  time: secondsOf(candle),
  open: toChartNumber(candle.open),
  high: toChartNumber(candle.high),
  low: toChartNumber(candle.low),
  close: toChartNumber(candle.close),
  volume: toChartNumber(candle.volume),
})
type Bar = ReturnType<typeof readBar>

/** Bars of candles that have been drawn: to read the numbers of a window takes as long as to draw it. */
const bars = new WeakMap<Candle, Bar>()

export function barOf(candle: Candle): Bar {
  const known = bars.get(candle)
  if (known !== undefined) return known
  const bar = readBar(candle)
  bars.set(candle, bar)
  return bar
}

export function closeOf(candle: Candle) {
  const { time, close } = barOf(candle)
  return { time, value: close }
}

export function volumeOf(candle: Candle, { upVolume, downVolume }: ChartColours) {
  const { time, open, close, volume } = barOf(candle)
  return { time, value: volume, color: close >= open ? upVolume : downVolume }
}

/** Returns the moving averages of a window, which count the candles before the window too. */
export function averagesOf(candles: Candles, { start, end }: CandleWindow) {
  return AVERAGES.map((length) => {
    const first = Math.max(0, start - length + 1)
    const closes = candles.slice(first, end).map((candle) => barOf(candle).close)
    const times = candles.slice(first + length - 1, end)
    const values = averageLine(closes, length)
    return times.map((candle, at) => ({ time: secondsOf(candle), value: values[at] ?? 0 }))
  })
}
