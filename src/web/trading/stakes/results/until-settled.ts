import type { Instant } from '#src/core/time/instant.ts'

/** Milliseconds between two reads of what stands, in case a push is lost. */
const STANDING_MS = 30_000
/** Milliseconds after its end until a stake is read again: the server settles it in the same second. */
const SETTLING_MS = 400
/** Milliseconds between two reads of a stake that should have been settled. */
const OVERDUE_MS = 2_000

/** Returns the milliseconds until running stakes are read again: when the first of them ends. */
export function untilSettled(ends: readonly Instant[], now: Instant): number {
  const first = Math.min(...ends, now + STANDING_MS)
  return first <= now ? OVERDUE_MS : Math.min(STANDING_MS, first - now + SETTLING_MS)
}
