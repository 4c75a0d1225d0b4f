import { type Decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { findCoin } from './coins.ts'

const scaleOf = (coin: string): number => findCoin(coin)?.scale ?? 0

/** Smallest units of a coin as a decimal, and back. */
export const amountOf = (units: bigint, coin: string): Decimal => fromUnits(units, scaleOf(coin))
export const unitsIn = (amount: Decimal, coin: string): bigint => toUnits(amount, scaleOf(coin))

/** Units of a coin as they travel: decimal text. */
export const amountText = (units: bigint, coin: string): string => toText(amountOf(units, coin))
