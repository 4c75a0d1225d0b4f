import { divide, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ONE } from '#src/core/money/decimal.ts'

export type Estimate = {
  /** Received amount, counted in the coin received. */
  readonly got: Decimal
  /** The exchange's part, counted in the coin received. */
  readonly fee: Decimal
}

/**
 * Computes received amount and fee at a price: the fee is a share of the whole, and both are truncated as the exchange
 * does.
 */
export function estimate(amount: Decimal, price: Decimal, feeRatio: Decimal): Estimate {
  const whole = truncate(multiply(amount, price))
  const fee = truncate(multiply(whole, feeRatio))
  return { got: subtract(whole, fee), fee }
}

/** Cheap coins in dear ones need more than the usual 8 places. */
const INVERSE_PLACES = 12

/** The price read from the other side; null where there is none. */
export const inverse = (price: Decimal): Decimal | null =>
  isPositive(price) ? divide(ONE, price, INVERSE_PLACES) : null
