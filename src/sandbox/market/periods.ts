export const DAY = 86_400

/** Lengths, in seconds, of what a stretch is made of; each holds a whole number of the next. */
const UNITS = [DAY, 14_400, 3600, 900, 300, 60, 1] as const

/**
 * Returns the second at which a stretch is split: a boundary of its largest parts, so that days, 4 h, 1 h, 30, 15, 5
 * and 1 min are all stretches of their own and a candle of theirs costs one descent. `end - start` is at least 2.
 */
export function splitPoint(start: number, end: number): number {
  const length = end - start
  const unit = UNITS.find((each) => each < length) ?? 1
  return start + Math.floor(length / unit / 2) * unit
}

/** Monday 00:00 UTC at or before the second; weekly candles start there. */
export const weekStart = (second: number): number =>
  Math.floor((second - 4 * DAY) / (7 * DAY)) * 7 * DAY + 4 * DAY

/** First of the month, 00:00 UTC, `months` after the month of the second; monthly candles run between these. */
export function monthStart(second: number, months = 0): number {
  const { year, month } = civil(Math.floor(second / DAY))
  const count = year * 12 + month - 1 + months
  return dayOf(Math.floor(count / 12), (count % 12) + 1) * DAY
}

/** Days from 1970-01-01 to the first of a month (1 … 12), by counting in years that begin in March. */
function dayOf(year: number, month: number): number {
  const shifted = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5)
  return (
    365 * shifted +
    Math.floor(shifted / 4) -
    Math.floor(shifted / 100) +
    Math.floor(shifted / 400) +
    dayOfYear -
    719_468
  )
}

/** Year and month that a day since 1970-01-01 lies in. */
function civil(day: number): { year: number; month: number } {
  let year = 1970 + Math.floor(day / 365.2425)
  while (dayOf(year + 1, 1) <= day) year += 1
  while (dayOf(year, 1) > day) year -= 1
  let month = 12
  while (dayOf(year, month) > day) month -= 1
  return { year, month }
}
