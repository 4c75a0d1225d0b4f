import type { Decimal } from '#src/core/money/decimal.ts'
import { createStore, type Store } from '#src/core/store/store.ts'
import type { Environment } from '#src/web/streams/environment.ts'
import type { Holdings, MarkOf, PerpetualMath, Standing } from './holdings.ts'

/** Mark prices outside React. */
export type Marks = {
  readonly of: MarkOf
  /** Calls the listener whenever one has changed. @returns the unsubscribe function */
  readonly subscribe: (listener: () => void) => () => void
}

/** Milliseconds between two judgements while mark prices move: each is painted in all rows that are in sight. */
const EVERY_MS = 1000

/** The standing of an account outside React; null until holdings are known. */
export type StandingBeat = Store<Standing | null> & {
  /** Judges these holdings at once, and from now on. */
  readonly hold: (holdings: Holdings | null) => void
  /** Follows the mark prices. @returns a function that ends it */
  readonly start: () => () => void
}

/** Creates the beat on which an account is judged: when its holdings change, and once a second while prices move. */
export function createStandingBeat(
  marks: Marks,
  math: PerpetualMath,
  { at, now }: Pick<Environment, 'at' | 'now'>,
): StandingBeat {
  const store = createStore<Standing | null>(null)
  let holdings: Holdings | null = null
  let cancel: (() => void) | null = null
  const markOf = (symbol: string): Decimal | null => marks.of(symbol) ?? holdings?.prices.get(symbol) ?? null
  const judge = (): void => store.set(holdings === null ? null : math.judge(holdings, markOf))
  const plan = (): void => {
    cancel ??= at((Math.floor(now() / EVERY_MS) + 1) * EVERY_MS, () => {
      cancel = null
      judge()
    })
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    hold(next) {
      holdings = next
      judge()
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
