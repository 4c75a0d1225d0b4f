import type { Decimal } from '#src/core/money/decimal.ts'
import type { Store } from '#src/core/store/store.ts'
import { BEAT_MS } from '#src/core/time/beat.ts'
import type { Beats } from '#src/core/time/on-beat.ts'
import { runAll } from '#src/core/time/run-all.ts'
import type { HeldPositions, Holdings, MarkOf, PerpetualMath, Standing } from './holdings.ts'

/** Mark prices outside React. */
export type Marks = {
  readonly of: MarkOf
  /** Calls the listener whenever one has changed. @returns the unsubscribe function */
  readonly subscribe: (listener: () => void) => () => void
}

/** Milliseconds between two judgements while mark prices move. */
const EVERY_MS = 1000
/** Beats after a judgement on which the rows of a list take turns: all in one picture would hold the page up. */
const TURNS = EVERY_MS / BEAT_MS - 1

/**
 * The standing of an account outside React; null until holdings are known. It tells its subscribers of each judgement,
 * also where nobody has an account: other figures follow the mark prices with it.
 */
export type StandingBeat = Store<Standing | null> & {
  /**
   * Returns the standing for the texts of one row of a list: it tells them of a judgement on a later beat of the same
   * second, all texts of the row together, and of changed holdings at once.
   */
  readonly ofRow: (row: string) => Store<Standing | null>
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
  const turns = Array.from({ length: TURNS }, () => new Set<() => void>())
  const rows = new Map<string, Store<Standing | null>>()
  let standing: Standing | null = null
  let holdings: Holdings | null = null
  let prices: HeldPositions['prices'] = new Map()
  let cancel: (() => void) | null = null
  let cancelTurns: readonly (() => void)[] = []
  const markOf = (symbol: string): Decimal | null => marks.of(symbol) ?? prices.get(symbol) ?? null
  const judge = (): void => {
    standing = holdings === null ? null : math.judge(holdings, markOf)
  }
  const storeOf = (own: Set<() => void>): Store<Standing | null> => ({
    get: () => standing,
    subscribe(listener) {
      own.add(listener)
      return () => own.delete(listener)
    },
  })
  const plan = (): void => {
    const moment = (Math.floor(now() / EVERY_MS) + 1) * EVERY_MS
    cancel ??= onBeat(moment, () => {
      cancel = null
      judge()
      runAll(listeners)
      cancelTurns = turns.map((own, at) => onBeat(moment + (at + 1) * BEAT_MS, () => runAll(own)))
    })
  }
  return {
    ...storeOf(listeners),
    ofRow(row) {
      const known = rows.get(row) ?? storeOf(turns[rows.size % TURNS] ?? listeners)
      rows.set(row, known)
      return known
    },
    markOf,
    hold(next) {
      holdings = next
      judge()
      for (const own of [listeners, ...turns]) runAll(own)
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
        for (const end of cancelTurns) end()
      }
    },
  }
}
