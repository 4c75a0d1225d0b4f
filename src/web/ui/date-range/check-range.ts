import { addDays, type DateText, type DayRange, parseDay } from '#src/core/time/day.ts'

/** Error of two typed days, as the last part of a message key in `ui.range`. */
export type RangeProblem = 'incomplete' | 'wrong' | 'tooLong'

export type CheckedRange =
  | { readonly ok: true; readonly range: DayRange }
  | { readonly ok: false; readonly problem: RangeProblem; readonly at: 'from' | 'to' }

/** Reads two typed days (VAL-25): both there, in order, and no more of them than a server searches at once. */
export function checkRange(from: string, to: string, most?: number): CheckedRange {
  const [first, last] = [parseDay(from), parseDay(to)]
  if (first === null) return { ok: false, problem: 'incomplete', at: 'from' }
  if (last === null) return { ok: false, problem: 'incomplete', at: 'to' }
  if (last < first) return { ok: false, problem: 'wrong', at: 'to' }
  if (most !== undefined && addDays(first, most - 1) < last)
    return { ok: false, problem: 'tooLong', at: 'to' }
  return { ok: true, range: { from: first, to: last } }
}

/** The last so many days, today included. */
export const lastDays = (count: number, today: DateText): DayRange => ({
  from: addDays(today, 1 - count),
  to: today,
})
