import type { PairRow } from '../../market/pairs.ts'
import { toRaw } from '../../kernel/transaction.ts'
import { type Level, makerLevels, type Side } from '../../market/maker-quotes.ts'
import { marketsOf } from '../../market/markets.ts'
import { bookOf } from './book.ts'
import { opposite } from './order.ts'
import type { SpotState } from './spot-state.ts'

type Seeded = SpotState & { readonly seed: string }

/** Milliseconds until makers have refilled what was taken. */
const REFILL = 20_000
/** Most entries of a pair's taken liquidity before refilled ones are dropped. */
const REMEMBERED = 400

/**
 * Yields the levels that makers offer on one side, best price first: their quotes, less the taken lots that are not
 * refilled. They never quote at or beyond a member's order of the other side, because they would trade with it.
 */
export function* makersOf(state: Seeded, pair: PairRow, side: Side, time: number): Generator<Level> {
  const { seed, spotTaken } = toRaw(state)
  const best = marketsOf(seed)
    .moves(pair, Math.floor(time / 1000))
    .quoteAt(time)[side]
  const facing = bookOf(state).best(pair.symbol, opposite(side))?.price
  const taken = spotTaken[pair.symbol] ?? {}
  for (const { price, lots } of makerLevels(seed, pair, side, time, best)) {
    if (facing !== undefined && (side === 'SELL' ? price <= facing : price >= facing)) continue
    const left = lots - missing(taken[keyOf(side, price)], time)
    if (left > 0) yield { price, lots: left }
  }
}

const keyOf = (side: Side, price: number): string => `${side}${price}`

/** Returns the taken lots that are not refilled at `time`. */
function missing(taken: { readonly lots: number; readonly time: number } | undefined, time: number): number {
  if (taken === undefined) return 0
  const left = Math.max(0, REFILL - (time - taken.time))
  return Math.ceil((taken.lots * left) / REFILL)
}

/** Remembers what was taken from the makers. */
export function takeLiquidity(
  state: SpotState,
  { symbol }: PairRow,
  side: Side,
  { price, lots }: Level,
  time: number,
): void {
  const all = (state.spotTaken[symbol] ??= {})
  const key = keyOf(side, price)
  all[key] = { lots: lots + missing(all[key], time), time }
  const plain = toRaw(all)
  if (Object.keys(plain).length <= REMEMBERED) return
  state.spotTaken[symbol] = Object.fromEntries(
    Object.entries(plain).filter(([, one]) => missing(one, time) > 0),
  )
}
