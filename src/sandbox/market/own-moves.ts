import { marketsOf } from './markets.ts'
import { type Moves, movesOf } from './moves.ts'
import type { PairRow } from './pairs.ts'

/** A kind of markets beside spot, in the exchange of a seed. */
type OwnMarkets = { readonly seed: string; readonly kind: string }

/** Makers and trades of each kind of markets are drawn apart from those of spot; the price is the same. */
export const ownSeed = ({ seed, kind }: OwnMarkets): string => `${seed}/${kind}`

const seconds = new Map<string, { readonly second: number; readonly moves: Moves }>()

/** Prices within a second in a market of its own kind, and the makers' best quotes. */
export function ownMoves(markets: OwnMarkets, pair: PairRow, second: number): Moves {
  const seed = ownSeed(markets)
  const key = `${seed}/${pair.symbol}`
  const known = seconds.get(key)
  if (known?.second === second) return known.moves
  const candle = marketsOf(markets.seed)
    .path(pair)
    .candle(second, second + 1)
  const moves = movesOf(seed, pair, candle)
  seconds.set(key, { second, moves })
  return moves
}
