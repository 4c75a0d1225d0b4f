import { type Decimal, fromUnits } from '#src/core/money/decimal.ts'
import { marketsOf } from './markets.ts'
import type { PairRow } from './pairs.ts'

/** Price in ticks at the beginning of the second of a time in epoch milliseconds. */
export const ticksAt = ({ seed }: { readonly seed: string }, pair: PairRow, time: number): number =>
  marketsOf(seed).priceAt(pair, time)

/** Ticks of a pair as a price. */
export const priceIn = ({ priceScale }: PairRow, ticks: number): Decimal =>
  fromUnits(BigInt(ticks), priceScale)
