/** Timers for repeated work; a test has some that it moves by hand. */
export type Timers = {
  /** Calls every so many milliseconds until what it returns is called. */
  every(ms: number, call: () => void): () => void
}

export const realTimers: Timers = {
  every(ms, call) {
    const timer = setInterval(call, ms)
    return () => clearInterval(timer)
  },
}

export type ManualTimers = Timers & {
  /** Lets all that run beat once. */
  beat(ms: number): void
  readonly running: () => number
}

/** Timers that beat when told to. */
export function manualTimers(): ManualTimers {
  const calls = new Map<() => void, number>()
  return {
    every(ms, call) {
      const own = (): void => call()
      calls.set(own, ms)
      return () => void calls.delete(own)
    },
    beat: (ms) => [...calls].filter(([, each]) => each === ms).forEach(([call]) => call()),
    running: () => calls.size,
  }
}
