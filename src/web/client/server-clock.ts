import { createServerClock } from '#src/core/time/server-clock.ts'

/** The exchange's clock, learned from the `Date` header of every answer: countdowns count by it. */
export const serverClock = createServerClock()
