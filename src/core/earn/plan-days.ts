/** Days on which a recurring plan buys. All moments are epoch milliseconds, times of day those of a clock in GMT+8. */
import { dayStart, MONTH_DAYS } from './term.ts'

const DAY = 86_400_000

/** Time between two purchases. */
export type Cycle = 'daily' | 'weekly' | 'monthly'

/** Days between two purchases. */
const DAYS: Readonly<Record<Cycle, number>> = { daily: 1, weekly: 7, monthly: MONTH_DAYS }

/** Days from the creation of a plan to its first purchase. */
const FIRST: Readonly<Record<Cycle, number>> = { daily: 1, weekly: 8, monthly: MONTH_DAYS + 1 }

/** The first purchase of a plan that is created at `time`, so many milliseconds after midnight. */
export const firstRun = (time: number, cycle: Cycle, timeOfDay: number): number =>
  dayStart(time) + FIRST[cycle] * DAY + timeOfDay

/** The purchase after that of `previous`. */
export const nextRun = (previous: number, cycle: Cycle): number => previous + DAYS[cycle] * DAY

/** The first day of a plan after `time`, with the days of its present schedule: those that passed are left out. */
export function nextRunAfter(scheduled: number, cycle: Cycle, time: number): number {
  if (scheduled > time) return scheduled
  const step = DAYS[cycle] * DAY
  return scheduled + (Math.floor((time - scheduled) / step) + 1) * step
}
