import { runAll } from './run-all.ts'
import { beatNow } from './beat.ts'

/** A clock of beats. */
export type Beats = {
  readonly onBeat: (moment: number, run: () => void) => () => void
  /** Milliseconds, of which beats are multiples. */
  readonly now: () => number
}

type Waiting = { readonly runs: Set<() => void>; readonly timer: ReturnType<typeof setTimeout> }

/** Milliseconds in which the live data of a beat have come from their worker, where some come, and are in a picture. */
const LATE_MS = 40
/** Milliseconds by which timers of a worker may be early. */
const EARLY_MS = 2

/** Callbacks by the beat that they wait for. */
const waiting = new Map<number, Waiting>()

/**
 * Runs something on a beat, given as a moment of `beatNow`: together with the live data of that beat, so that one picture
 * shows both; a little later where none come. The returned function cancels it.
 */
export function onBeat(moment: number, run: () => void): () => void {
  const known = waiting.get(moment)
  if (known === undefined) {
    const timer = setTimeout(() => runWaiting(moment), moment + LATE_MS - beatNow())
    waiting.set(moment, { runs: new Set([run]), timer })
  } else known.runs.add(run)
  return () => {
    const own = waiting.get(moment)
    if (own?.runs.delete(run) === true && own.runs.size === 0) runWaiting(moment)
  }
}

/** Runs everything that waits for a beat up to now: its live data have come. */
export function runBeat(): void {
  const latest = beatNow() + EARLY_MS
  // Callbacks may begin to wait anew meanwhile.
  const due = Array.from(waiting.keys()).filter((moment) => moment <= latest)
  for (const moment of due) runWaiting(moment)
}

function runWaiting(moment: number): void {
  const own = waiting.get(moment)
  if (own === undefined) return
  clearTimeout(own.timer)
  waiting.delete(moment)
  runAll(own.runs)
}

/** Beats of the page's live data. */
export const pageBeats: Beats = { onBeat, now: beatNow }
