import { backoff } from './backoff.ts'
import type { Environment } from './environment.ts'

/** Milliseconds between two askings that faults in the stream cause, at least. */
const PAUSE_MS = 1_000

type Handlers<State> = { readonly arrived: (state: State) => void; readonly failed: () => void }

/**
 * Asks for whole states by HTTP: one at a time, not more often than once a second however many faults there are, and
 * again after a failure with growing pauses. Without `load` every asking fails at once.
 */
export function createSnapshots<State>(
  { after, now, random }: Environment,
  load: ((signal: AbortSignal) => Promise<State>) | undefined,
  { arrived, failed }: Handlers<State>,
) {
  let running: AbortController | null = null
  let lastAt = -Infinity
  let failures = 0
  let stopWaiting: (() => void) | null = null

  function begin(): void {
    stopWaiting?.()
    stopWaiting = null
    if (load === undefined) return failed()
    running?.abort()
    const own = new AbortController()
    running = own
    lastAt = now()
    void fetch(load, own)
  }

  async function fetch(from: (signal: AbortSignal) => Promise<State>, own: AbortController): Promise<void> {
    try {
      const state = await from(own.signal)
      if (running !== own) return
      running = null
      failures = 0
      arrived(state)
    } catch {
      if (running !== own) return
      running = null
      stopWaiting = after(backoff(failures, random()), begin)
      failures += 1
      failed()
    }
  }

  return {
    /** `anew`: what is on its way does not count any more. */
    ask(anew = false): void {
      if (anew) return begin()
      if (load === undefined || running !== null || stopWaiting !== null) return
      const wait = lastAt + PAUSE_MS - now()
      if (wait <= 0) begin()
      else stopWaiting = after(wait, begin)
    },
    stop: (): void => {
      stopWaiting?.()
      stopWaiting = null
      running?.abort()
      running = null
    },
  }
}
