import type { PairRow } from '../../market/pairs.ts'
import { marketsOf } from '../../market/markets.ts'
import type { PublicTrade, SpotState } from './spot-state.ts'
import { memberTrades } from './tape.ts'

type Seeded = SpotState & { readonly seed: string }

/** Seconds that a search for trades of a calm market goes back. */
const BACK = 900

/** Trades of a pair from `since` on and before the second of `time` (epoch ms), newest first, at most `most`. */
export function tradesOf(
  state: Seeded,
  pair: PairRow,
  { time, most, since = 0 }: { readonly time: number; readonly most: number; readonly since?: number },
): PublicTrade[] {
  const now = Math.floor(time / 1000)
  const earliest = Math.max(now - BACK, Math.floor(since / 1000))
  const others: PublicTrade[] = []
  for (let second = now - 1; second >= earliest && others.length < most; second--)
    others.push(...marketsOf(state.seed).moves(pair, second).trades.toReversed())
  return [...memberTrades(state, pair.symbol), ...others]
    .filter((trade) => trade.time >= since)
    .toSorted((a, b) => b.time - a.time)
    .slice(0, most)
}
