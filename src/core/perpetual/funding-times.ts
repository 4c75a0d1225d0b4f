const HOUR_MS = 3_600_000
/** Exchanges of this family count days in GMT+8, and settle the last funding of a day at midnight there. */
const MIDNIGHT_MS = 16 * HOUR_MS
const DAY_MS = 24 * HOUR_MS

/** The moment of the next funding after `time`, both epoch ms. Fundings are `hours` apart, from midnight in GMT+8 on. */
export function nextFundingAfter(time: number, hours: number): number {
  const interval = hours * HOUR_MS
  const midnight = Math.floor((time - MIDNIGHT_MS) / DAY_MS) * DAY_MS + MIDNIGHT_MS
  const next = midnight + (Math.floor((time - midnight) / interval) + 1) * interval
  return Math.min(next, midnight + DAY_MS)
}
