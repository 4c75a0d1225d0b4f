/** Days of a term. They begin at midnight in GMT+8; all moments are epoch milliseconds. */
import { GMT8_OFFSET } from '#src/core/time/gmt8.ts'

const DAY = 86_400_000

/** Days of a month and of a year, as terms, plans and rates count them. */
export const MONTH_DAYS = 30
export const YEAR_DAYS = 365

/** Midnight in GMT+8 with which the day of a moment begins. */
export const dayStart = (time: number): number => Math.floor((time + GMT8_OFFSET) / DAY) * DAY - GMT8_OFFSET

/** The first day of interest of what is bought at a moment: it begins at the next midnight. */
export const firstInterestDay = (time: number): number => dayStart(time) + DAY

/** The redemption date of a term that begins at `start`. */
export const redemptionDate = (start: number, duration: number): number => start + duration * DAY

/** Whole days of a term that have passed: none before it begins, `duration` at the most. */
export const elapsedDays = (start: number, duration: number, time: number): number =>
  Math.min(duration, Math.max(0, Math.floor((time - start) / DAY)))
