import { toRaw } from '../../kernel/transaction.ts'
import type { PairRow } from '../../market/pairs.ts'
import { type Level, makerLevels, type Side } from '../../market/maker-quotes.ts'
import { marketsOf } from '../../market/markets.ts'
import { missingLots, rememberTaken } from '../../market/taken-liquidity.ts'
import { bookOf } from './book.ts'
import { opposite } from './order.ts'
import type { SpotState } from './spot-state.ts'

type Seeded = SpotState & { readonly seed: string }

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
    const left = lots - missingLots(taken, side, price, time)
    if (left > 0) yield { price, lots: left }
  }
}

/** Remembers what was taken from the makers. */
export const takeLiquidity = (
  state: SpotState,
  { symbol }: PairRow,
  side: Side,
  level: Level,
  time: number,
): void => rememberTaken(state.spotTaken, symbol, side, level, time)
