/** What live data needs of the browser; tests bring a clock and a screen of their own. */
export type Environment = {
  /** Runs something after so many milliseconds; what it gives back calls that off. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs something before the next painting. */
  readonly frame: (run: () => void) => () => void
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number
  /** From 0 to 1. */
  readonly random: () => number
  readonly isVisible: () => boolean
  readonly onVisibility: (listener: () => void) => () => void
  /** The browser has a network again. */
  readonly onOnline: (listener: () => void) => () => void
}

export const browserEnvironment: Environment = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  frame: (run) => {
    const request = requestAnimationFrame(run)
    return () => cancelAnimationFrame(request)
  },
  now: () => performance.now(),
  random: () => Math.random(),
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (listener) => listenTo(document, 'visibilitychange', listener),
  onOnline: (listener) => listenTo(window, 'online', listener),
}

function listenTo(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}
