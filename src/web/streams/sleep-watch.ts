import type { Environment } from './environment.ts'

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 1_000
/** A page whose timers stood still for so long was asleep, with its machine or held by a debugger. */
const ASLEEP_MS = 10_000

export type SleepWatch = { readonly begin: () => void; readonly stop: () => void }

/**
 * Tells when the page wakes up. Nothing else does: timers go on as if no time had passed, and a socket whose other end
 * is long gone looks as it did.
 */
export function watchSleep(environment: Pick<Environment, 'after' | 'wall'>, woke: () => void): SleepWatch {
  let stop: (() => void) | null = null
  let seen = 0

  function look(): void {
    const before = seen
    seen = environment.wall()
    stop = environment.after(LOOK_MS, look)
    if (seen - before > ASLEEP_MS) woke()
  }

  return {
    begin() {
      if (stop !== null) return
      seen = environment.wall()
      stop = environment.after(LOOK_MS, look)
    },
    stop() {
      stop?.()
      stop = null
    },
  }
}
