import { beatNow } from '#src/core/time/beat.ts'
import { runBeat } from '#src/core/time/on-beat.ts'
import { systemNow } from '#src/core/time/instant.ts'
import { runAll } from '#src/core/time/run-all.ts'

/** Functions of the browser that live data uses; tests bring a clock and a screen of their own. */
export type Environment = {
  /** Runs something after so many milliseconds; what it gives back calls that off. */
  readonly after: (ms: number, run: () => void) => () => void
  /** The same at a moment of the clock: whatever is due then is done together, and so ends in one painting. */
  readonly at: (moment: number, run: () => void) => () => void
  /** Runs something once the browser has made its next picture; in a hidden tab that is when it is seen again. */
  readonly pictured: (run: () => void) => void
  /** Runs something while the browser makes its next picture. */
  readonly nextFrame: (run: () => void) => void
  /** Milliseconds of a monotonic clock, the same in page and worker. */
  readonly now: () => number
  /** Milliseconds of the wall clock: it goes on while the machine sleeps, and may be set. */
  readonly wall: () => number
  /** From 0 to 1. */
  readonly random: () => number
  readonly isVisible: () => boolean
  readonly onVisibility: (listener: () => void) => () => void
  /** The browser has a network again. */
  readonly onOnline: (listener: () => void) => () => void
  /** It has none any more; a server on this machine may still be reached. */
  readonly onOffline: (listener: () => void) => () => void
}

/** Callbacks by the moment at which they are due. Separate timers would end on both sides of a painting. */
const due = new Map<number, Set<() => void>>()

function at(moment: number, run: () => void): () => void {
  const known = due.get(moment)
  const runs = known ?? new Set()
  runs.add(run)
  if (known === undefined) {
    due.set(moment, runs)
    setTimeout(() => {
      due.delete(moment)
      runAll(runs)
      runBeat()
    }, moment - beatNow())
  }
  return () => runs.delete(run)
}

export const browserEnvironment: Environment = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  at,
  // A timer that is set while a picture is made runs after it.
  pictured: (run) => void requestAnimationFrame(() => setTimeout(run)),
  nextFrame: (run) => void requestAnimationFrame(run),
  now: beatNow,
  wall: systemNow,
  random: () => Math.random(),
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (listener) => listenTo(document, 'visibilitychange', listener),
  onOnline: (listener) => listenTo(window, 'online', listener),
  onOffline: (listener) => listenTo(window, 'offline', listener),
}

function listenTo(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}
