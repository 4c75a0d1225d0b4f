import type { Direction } from '../account.ts'
import type { OpeningTerms } from '../position.ts'
import { ceilDivide, ONE, times } from '../units.ts'

/**
 * Values of a contract that is settled in the traded coin (coin-margined). A size is in USD, in 10^-8: contracts × face
 * value. Its value is size ÷ price coins, seldom whole in 10^-8; so notional values are kept in 10^-24 coin, and only
 * money is rounded: what a member owes up, what he gets is cut.
 */
export const NOTIONAL_ONE = ONE ** 3n
/** Units of a notional value in one unit of money. */
export const FINE = NOTIONAL_ONE / ONE

/** Coins that a size is worth at a price. */
export const notionalOf = (size: bigint, price: bigint): bigint => (size * NOTIONAL_ONE) / price

/** USD that so many coins are worth at a price. */
export const sizeWorth = (money: bigint, price: bigint): bigint => times(money, price)

export const amountOf = (notional: bigint): bigint => notional / FINE

export const initialMargin = (notional: bigint, leverage: bigint): bigint =>
  ceilDivide(notional * ONE, leverage * FINE)

const shareUp = (notional: bigint, rate: bigint): bigint => ceilDivide(notional * rate, ONE * FINE)

export const maintenanceMargin = shareUp

export const feeOf = shareUp

export const openingCost = (notional: bigint, leverage: bigint, feeRate: bigint): bigint =>
  initialMargin(notional, leverage) + feeOf(notional, feeRate)

/** Rounding up is cutting where it is received, below zero. */
export const fundingOwed = (direction: Direction, notional: bigint, rate: bigint): bigint =>
  shareUp(direction === 'long' ? notional : -notional, rate)

export function maximumOpenable(usable: bigint, { price, leverage, feeRate, lot }: OpeningTerms): bigint {
  // usable · price ÷ (1 ÷ leverage + fee), as one quotient of whole numbers.
  const size = (usable * price * leverage) / (ONE * ONE + leverage * feeRate)
  let most = size - (size % lot)
  // Margin and fee are rounded up, each by less than a unit.
  while (openingCost(notionalOf(most, price), leverage, feeRate) > usable) most -= lot
  return most
}
