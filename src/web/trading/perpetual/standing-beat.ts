import type { Decimal } from '#src/core/money/decimal.ts'
import type { Store } from '#src/core/store/store.ts'
import type { Beats } from '#src/core/time/on-beat.ts'
import { runAll } from '#src/core/time/run-all.ts'
import type { HeldPositions, Holdings, MarkOf, PerpetualMath, Standing } from './holdings.ts'

/** Mark prices outside React. */
export type Marks = {
  readonly of: MarkOf
  /** Calls the listener whenever one has changed. @returns the unsubscribe function */
  readonly subscribe: (listener: () => void) => () => void
}

/** Milliseconds between two judgements while mark prices move: each is painted in all rows that are in sight. */
const EVERY_MS = 1000

/**
 * The standing of an account outside React; null until holdings are known. It tells its subscribers of each judgement,
 * also where nobody has an account: other figures follow the mark prices with it.
 */
export type StandingBeat = Store<Standing | null> & {
  /** Judges these holdings at once, and from now on. */
  readonly hold: (holdings: Holdings | null) => void
  /** Sets the mark prices that count where none is pushed: those that came with the positions. */
  readonly setPrices: (prices: HeldPositions['prices']) => void
  readonly markOf: MarkOf
  /** Follows the mark prices. @returns a function that ends it */
  readonly start: () => () => void
}

/** Creates the beat on which an account is judged: when its holdings change, and once a second while prices move. */
export function createStandingBeat(marks: Marks, math: PerpetualMath, { onBeat, now }: Beats): StandingBeat {
  const listeners = new Set<() => void>()
  let standing: Standing | null = null
  let holdings: Holdings | null = null
  let prices: HeldPositions['prices'] = new Map()
  let cancel: (() => void) | null = null
  const markOf = (symbol: string): Decimal | null => marks.of(symbol) ?? prices.get(symbol) ?? null
  const judge = (): void => {
    standing = holdings === null ? null : math.judge(holdings, markOf)
    runAll(listeners)
  }
  const plan = (): void => {
    cancel ??= onBeat((Math.floor(now() / EVERY_MS) + 1) * EVERY_MS, () => {
      cancel = null
      judge()
    })
  }
  return {
    get: () => standing,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    markOf,
    hold(next) {
      holdings = next
      judge()
    },
    setPrices(next) {
      prices = next
      plan()
    },
    start() {
      const stop = marks.subscribe(plan)
      return () => {
        stop()
        cancel?.()
        cancel = null
      }
    },
  }
}
