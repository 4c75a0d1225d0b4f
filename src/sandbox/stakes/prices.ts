import { type Decimal, fromUnits } from '#src/core/money/decimal.ts'
import { marketsOf } from '../market/markets.ts'
import { ownMoves } from '../market/own-moves.ts'
import type { PairRow } from '../market/pairs.ts'

type Seeded = { readonly seed: string }

/** Price in ticks at the beginning of the second of a time in epoch milliseconds. */
export const ticksAt = ({ seed }: Seeded, pair: PairRow, time: number): number =>
  marketsOf(seed).priceAt(pair, time)

/** Last price in ticks at a moment within its second, in a kind's own market. */
export function lastTicks({ seed }: Seeded, kind: string, pair: PairRow, time: number): number {
  const { stops } = ownMoves({ seed, kind }, pair, Math.floor(time / 1000))
  return (stops.findLast((stop) => stop.time <= time) ?? stops[0]).price
}

/** Ticks of a pair as a price. */
export const priceIn = ({ priceScale }: PairRow, ticks: number): Decimal =>
  fromUnits(BigInt(ticks), priceScale)
