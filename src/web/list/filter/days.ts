import { type DateText, type DayRange, instantsOf, SERVER_ZONE, serverDays } from '#src/core/time/day.ts'
import type { Instant } from '#src/core/time/instant.ts'

type DayParameters = { readonly startTime?: DateText; readonly endTime?: DateText }

/**
 * Returns the parameters of a request for days of the reader's zone, empty for null. The server's days (GMT+8) are
 * longer: `isWithin` leaves out what it gives too much.
 */
export function dayParameters(days: DayRange | null, timeZone?: string): DayParameters {
  if (days === null) return {}
  const { from, to } = serverDays(days, timeZone)
  return { startTime: from, endTime: to }
}

/** Returns a test for moments that a server gives which is asked for days of the reader's zone; all are for null. */
export const isWithinServerDays = (
  days: DayRange | null,
  timeZone?: string,
): ((moment: Instant) => boolean) => isWithin(days && serverDays(days, timeZone), SERVER_ZONE)

/** Returns a test for moments within days of the reader's zone; all are for null. */
export function isWithin(days: DayRange | null, timeZone?: string): (moment: Instant) => boolean {
  if (days === null) return () => true
  const { from, until } = instantsOf(days, timeZone)
  return (moment) => moment >= from && moment < until
}
