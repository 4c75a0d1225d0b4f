import type { MovableClock } from './kernel/clock.ts'
import type { Journal } from './kernel/journal.ts'

/** A clock whose lead over real time is kept in the journal's facts, so that a restart does not take it back. */
export type PersistentClock = MovableClock & {
  /** The facts to keep where all others are replaced. */
  meta(): Readonly<Record<string, string>>
}

const LEAD = 'lead'
/** A clock that runs fast is written down as far as it gets within this time, so at most this often. */
const AHEAD_MS = 1000

/** Moves `clock` to where the journal says that it was, and keeps where it gets. */
export function persistClock(clock: MovableClock, journal: Journal): PersistentClock {
  const written: unknown = JSON.parse(journal.getMeta(LEAD) ?? '0')
  let kept = typeof written === 'number' ? written : 0
  clock.atLeastAhead(kept)

  function keep(lead: number): void {
    const next = lead + (clock.speed() > 1 ? Math.ceil(clock.speed() * AHEAD_MS) : 0)
    try {
      journal.setMeta(LEAD, String(next))
      kept = next
    } catch {
      // It is tried again with the next look at the clock.
    }
  }

  function now(): number {
    const time = clock.now()
    const lead = clock.lead()
    if (lead > kept) keep(lead)
    return time
  }

  return {
    ...clock,
    now,
    jump(ms) {
      clock.jump(ms)
      now()
    },
    meta: () => (kept > 0 ? { [LEAD]: String(kept) } : {}),
  }
}
