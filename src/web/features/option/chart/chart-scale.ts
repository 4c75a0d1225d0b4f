import { ticksOf } from '#src/web/ui/charts/axis.ts'
import { max, min } from '#src/core/money/compare.ts'
import { toChartNumber } from '#src/core/money/chart.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'

/** A price at a moment. */
export type Point = { readonly time: Instant; readonly price: Decimal }

export type TimeRange = { readonly from: Instant; readonly until: Instant }

const WHOLE = 100
const MINUTE_MS = 60_000
/** Room above and below the line, as a share of its height. */
const ROOM = 0.15
const PRICES = 4
/** Minutes between two labels of the time axis. */
const STEPS = [1, 2, 5, 10, 15, 30, 60] as const
const MOST_LABELS = 9

/** Places of the drawing, in per cent of it. */
export type ChartScale = {
  readonly x: (time: Instant) => number
  /** 0 is the top. */
  readonly y: (price: Decimal) => number
  readonly prices: readonly Decimal[]
  readonly times: readonly Instant[]
}

/** Returns the scale in which a range of time and all these prices are in sight. */
export function scaleOf({ from, until }: TimeRange, prices: readonly [Decimal, ...Decimal[]]): ChartScale {
  const [first] = prices
  const low = prices.reduce((least, price) => min(least, price), first)
  const high = prices.reduce((most, price) => max(most, price), first)
  const span = toChartNumber(high) - toChartNumber(low)
  // A price that never moved is in the middle.
  const height = span > 0 ? span * (1 + 2 * ROOM) : 1
  const bottom = span > 0 ? toChartNumber(low) - span * ROOM : toChartNumber(low) - height / 2
  return {
    x: (time) => (WHOLE * (time - from)) / (until - from),
    y: (price) => WHOLE * (1 - (toChartNumber(price) - bottom) / height),
    prices: span > 0 ? ticksOf(low, high, PRICES) : [first],
    times: timesOf(from, until),
  }
}

/** Whole minutes of the range, at most nine of them. */
function timesOf(from: Instant, until: Instant): readonly Instant[] {
  const minutes = (until - from) / MINUTE_MS
  const step = (STEPS.find((each) => minutes / each <= MOST_LABELS) ?? 60) * MINUTE_MS
  const times: Instant[] = []
  for (let time = Math.ceil((from + 1) / step) * step; time < until; time += step) times.push(instant(time))
  return times
}
