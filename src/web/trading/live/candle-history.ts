import type { Live } from '#src/web/streams/live.ts'
import { type Candle, withAnswer, type Candles } from './candles.ts'

type HistoryOptions = {
  /** The newest candles, live. */
  readonly live: Live<readonly Candle[]>
  /** Loads the page of candles up to a moment (epoch ms), in the order of time. */
  readonly load: (to: number, signal: AbortSignal) => Promise<readonly Candle[]>
  /** Milliseconds from the start of a candle to the start of the next. */
  readonly lengthMs: number
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
}

/** All loaded candles of a market and period. */
type CandleHistory = {
  /** In the order of time, each once; null until the first are loaded. */
  readonly get: () => Candles | null
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the page before the oldest candle, unless one is loading or there is none. */
  readonly askOlder: () => void
}

/** Milliseconds after a failed page in which none is requested: otherwise each movement of the chart would. */
const PAUSE_MS = 2_000

/**
 * Keeps all loaded candles while they have subscribers. Outside of React: whether a page is loading, and where the
 * next one starts, must not wait for a render. A page that is requested twice would be added twice.
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
