import type { OpeningTerms } from '../position.ts'
import { ONE, over, times } from '../units.ts'

const ONE_SQUARED = ONE * ONE

/**
 * Values of a contract that is settled in the quote coin (USDT-margined). All arguments and results are in 10^-8
 * (units.ts); a size is in coins, a notional value and a margin in the quote coin.
 */

/** Value of so many coins at a price; exact where the places of both are 8 together. */
export const notionalOf = (size: bigint, price: bigint): bigint => times(size, price)

/** Coins that so much money is worth at a price above zero. */
export const sizeWorth = (money: bigint, price: bigint): bigint => over(money, price)

/** Margin that opens a position: its value ÷ leverage. */
export const initialMargin = (notional: bigint, leverage: bigint): bigint => over(notional, leverage)

/**
 * Margin below which a position is liquidated. `rate` is the maintenance margin rate and the closing fee together, so
 * that what is left pays for the closing.
 */
export const maintenanceMargin = (notional: bigint, rate: bigint): bigint => times(notional, rate)

export const feeOf = (notional: bigint, rate: bigint): bigint => times(notional, rate)

/** Margin and fee of an order to open. */
export const openingCost = (notional: bigint, leverage: bigint, feeRate: bigint): bigint =>
  initialMargin(notional, leverage) + feeOf(notional, feeRate)

/** Funding of a position at a rate: what a long pays (below zero: receives), and a short receives. */
export const fundingOf = (notional: bigint, rate: bigint): bigint => times(notional, rate)

/**
 * The most coins that so much money opens at a price, in whole lots: margin and fee are never more than `usable`.
 * `price` and `leverage` are above zero.
 */
export function maximumOpenable(usable: bigint, { price, leverage, feeRate, lot }: OpeningTerms): bigint {
  // usable ÷ (price · (1 ÷ leverage + fee)), as one quotient of whole numbers.
  const size = (usable * ONE_SQUARED * leverage) / (price * (ONE_SQUARED + leverage * feeRate))
  return size - (size % lot)
}
