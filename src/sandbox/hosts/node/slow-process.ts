import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds by which timers may be late on average before the process counts as slow. */
const LATE_MS = 150
const LOOK_MS = 500

/** Returns a function that tells whether timers of this process were late in the last moment. */
export function watchSlowness(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let isSlow = false
  setInterval(() => {
    isSlow = delay.mean / 1e6 > LATE_MS
    delay.reset()
  }, LOOK_MS).unref()
  return () => isSlow
}
