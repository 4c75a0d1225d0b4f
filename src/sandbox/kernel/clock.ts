/** Where the time of commands comes from. Epoch milliseconds; never runs backwards. */
export type Clock = { now(): number }

/** A clock that the scenario panel can move. */
export type MovableClock = Clock & {
  /** Moves ahead by `ms` milliseconds (0 or more). */
  jump(ms: number): void
  /** Runs `factor` times as fast as real time from here on; 0 stands still. */
  setSpeed(factor: number): void
  /** Moves ahead to `time` if it is not there yet: a kept state must not lie in the future. */
  atLeast(time: number): void
  speed(): number
  /** Milliseconds by which it is ahead of its source. */
  lead(): number
  /** Moves ahead until it is that far ahead of its source, if it is not there yet. */
  atLeastAhead(lead: number): void
}

/** A clock over `source` (real time by default) that can be jumped and sped up. */
export function createClock(source: () => number = Date.now): MovableClock {
  let anchor = source()
  let value = anchor
  let factor = 1
  let latest = value
  function now(): number {
    const real = source()
    // A source that steps back (a corrected system clock) stops us for a moment, no more.
    if (real > anchor) value += (real - anchor) * factor
    anchor = real
    latest = Math.max(latest, Math.floor(value))
    return latest
  }
  return {
    now,
    jump(ms) {
      if (!(ms >= 0)) throw new RangeError('a clock cannot run backwards')
      value = now() + ms
    },
    setSpeed(next) {
      if (!(next >= 0)) throw new RangeError('a clock cannot run backwards')
      now()
      factor = next
    },
    atLeast(time) {
      if (now() < time) value = time
    },
    speed: () => factor,
    lead: () => now() - anchor,
    atLeastAhead(lead) {
      if (now() < anchor + lead) value = anchor + lead
    },
  }
}

/** A clock that moves only when told to. */
export function fixedClock(start: number): MovableClock {
  const clock = createClock(() => start)
  return clock
}
