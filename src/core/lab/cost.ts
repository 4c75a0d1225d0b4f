import { add, divide, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { isNegative, isZero } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'

/** Activities that one takes part in by a call; sales take place on the spot market. */
export type LabKind = 'sharing' | 'subscription' | 'mining' | 'lock-up'

/** Terms that the cost of an activity follows from. */
export type CostTerms = {
  readonly kind: LabKind
  /** Of a coin or machine; of no meaning for sharing and lock-up. */
  readonly price: Decimal
  /** Of each participation in a lock-up. */
  readonly fee: Decimal
  /** Decimals that a cost by price is cut to. */
  readonly places: number
}

/** Returns what a participation costs, counted in the coin that pays: it is frozen at once. */
export function costOf(amount: Decimal, { kind, price, fee, places }: CostTerms): Decimal {
  if (kind === 'sharing') return amount
  if (kind === 'lock-up') return add(amount, fee)
  return truncate(multiply(price, amount), places)
}

/** The most that a balance pays for, in whole steps of so many decimals; 0 where it does not even pay the fee. */
export function affordableAmount(balance: Decimal, terms: CostTerms, places: number): Decimal {
  const { kind, price, fee } = terms
  if (kind === 'sharing') return truncate(balance, places)
  const left = kind === 'lock-up' ? subtract(balance, fee) : balance
  if (isNegative(left) || (kind !== 'lock-up' && isZero(price))) return ZERO
  return kind === 'lock-up' ? truncate(left, places) : divide(left, price, places)
}
