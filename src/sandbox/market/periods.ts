export const DAY = 86_400

/** Lengths, in seconds, of what a stretch is made of; each holds a whole number of the next. */
const UNITS = [DAY, 14_400, 3600, 900, 300, 60, 1] as const

/**
 * Where a stretch falls in two: at a boundary of its largest parts, so that days, 4 h, 1 h, 30, 15, 5 and 1 min are
 * all stretches of their own and a candle of theirs costs one descent. `end - start` is at least 2.
 */
export function splitPoint(start: number, end: number): number {
  const length = end - start
  const unit = UNITS.find((each) => each < length) ?? 1
  return start + Math.floor(length / unit / 2) * unit
}

/** Monday 00:00 UTC at or before the second; weekly candles start there. */
export const weekStart = (second: number): number => Math.floor((second - 4 * DAY) / (7 * DAY)) * 7 * DAY + 4 * DAY

/** First of the month, 00:00 UTC, `months` after the month of the second; monthly candles run between these. */
export function monthStart(second: number, months = 0): number {
  const date = new Date(second * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / 1000
}
