import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { firstInterestDay, redemptionDate } from '#src/core/earn/term.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'

/** The first moment of interest and the redemption date of an order that is placed now. */
export function scheduleOf(
  { duration }: Pick<LockedSavingsActivity, 'duration'>,
  now: Instant,
): { readonly start: Instant; readonly end: Instant } {
  const start = firstInterestDay(now)
  return { start: instant(start), end: instant(redemptionDate(start, duration)) }
}
