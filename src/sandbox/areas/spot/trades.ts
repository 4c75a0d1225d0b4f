import type { PairRow } from '../../market/pairs.ts'
import { marketsOf } from '../../market/markets.ts'
import type { Moves } from '../../market/moves.ts'
import type { SpotState } from './spot-state.ts'
import { memberTrades, type PublicTrade } from './tape.ts'

type Seeded = SpotState & { readonly seed: string }

/** Seconds that a search for trades of a calm market goes back. */
const BACK = 900

/** Trades from `since` on and before the second of `time` (epoch ms) are wanted, at most `most`. */
export type TradeRange = { readonly time: number; readonly most: number; readonly since?: number }

/** Trades of a pair, newest first. */
export const tradesOf = (state: Seeded, pair: PairRow, range: TradeRange): PublicTrade[] =>
  tradesIn(
    (second) => marketsOf(state.seed).moves(pair, second),
    memberTrades(state.spotTapes, pair.symbol),
    range,
  )

/** Trades of members and, in the moves of each second, of the makers' customers, newest first. */
export function tradesIn(
  movesIn: (second: number) => Moves,
  members: readonly PublicTrade[],
  { time, most, since = 0 }: TradeRange,
): PublicTrade[] {
  const now = Math.floor(time / 1000)
  const earliest = Math.max(now - BACK, Math.floor(since / 1000))
  const others: PublicTrade[] = []
  for (let second = now - 1; second >= earliest && others.length < most; second--)
    others.push(...movesIn(second).trades.toReversed())
  return [...members, ...others]
    .filter((trade) => trade.time >= since)
    .toSorted((a, b) => b.time - a.time)
    .slice(0, most)
}
