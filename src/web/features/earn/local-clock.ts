import type { Instant } from '#src/core/time/instant.ts'
import { localZone, offsetAt } from '#src/core/time/zone.ts'

/** Milliseconds by which the clock of this device's zone is ahead of UTC. */
export const localAhead = (now: Instant): number => offsetAt(now, localZone())
