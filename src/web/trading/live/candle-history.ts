import type { Live } from '#src/web/streams/live.ts'
import type { Candles } from './candle-list.ts'
import { type Candle, withAnswer } from './candles.ts'

type HistoryOptions = {
  /** The newest candles, kept fresh. */
  readonly live: Live<readonly Candle[]>
  /** The page of candles up to a moment (epoch ms), in the order of time. */
  readonly load: (to: number, signal: AbortSignal) => Promise<readonly Candle[]>
  /** From the beginning of a candle to that of the next. */
  readonly lengthMs: number
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number
}

/** All candles of a market and period that were loaded. */
type CandleHistory = {
  /** In the order of time, each once; null until the first are there. */
  readonly get: () => Candles | null
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the page before the oldest candle, unless one is on its way or there is none. */
  readonly askOlder: () => void
}

/** Milliseconds after a failed page in which no other is asked for: each movement of the chart would ask. */
const PAUSE_MS = 2_000

/**
 * Keeps all candles that were loaded, while somebody reads them. It is outside React: whether a page is on its way, and
 * from where the next one goes back, must not wait for a component to be drawn. A page asked for twice would stand twice
 * among the candles.
 */
export function createCandleHistory({ live, load, lengthMs, now }: HistoryOptions): CandleHistory {
  const listeners = new Set<() => void>()
  let candles: Candles | null = null
  let fresh: readonly Candle[] | null = null
  let asking: AbortController | null = null
  let isComplete = false
  let pauseUntil = -Infinity
  let stop = (): void => {}

  function add(answer: readonly Candle[]): void {
    candles = candles === null ? answer : withAnswer(candles, answer, lengthMs)
    for (const listener of listeners) listener()
  }

  function takeFresh(): void {
    const { state } = live.get()
    if (state === null || state === fresh) return
    fresh = state
    add(state)
  }

  async function loadBefore(first: number, own: AbortController): Promise<void> {
    try {
      const page = (await load(first, own.signal)).filter(({ time }) => time < first)
      // The readers may have left meanwhile, or the candles that it belongs before.
      if (asking !== own || candles?.at(0)?.time !== first) return
      // A market has a first candle.
      if (page.length === 0) isComplete = true
      else add(page)
    } catch {
      if (asking === own) pauseUntil = now() + PAUSE_MS
    } finally {
      if (asking === own) asking = null
    }
  }

  function clear(): void {
    stop()
    asking?.abort()
    candles = fresh = asking = null
    isComplete = false
    pauseUntil = -Infinity
  }

  return {
    get: () => candles,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        stop = live.subscribe(takeFresh)
        takeFresh()
      }
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) clear()
      }
    },
    askOlder() {
      const first = candles?.at(0)?.time
      if (first === undefined || asking !== null || isComplete || now() < pauseUntil) return
      asking = new AbortController()
      void loadBefore(first, asking)
    },
  }
}
