/**
 * Prices, volumes, money, rates and leverages of contracts are whole numbers of 10^-8: `5n * ONE` is five coins, five
 * USDT or a leverage of 5×. A result that needs more places is cut, never rounded (VAL-19).
 */
export const SCALE = 8
export const ONE = 10n ** 8n

/** a · b, cut toward zero. */
export const times = (a: bigint, b: bigint): bigint => (a * b) / ONE

/**
 * a ÷ b, cut toward zero.
 * @throws RangeError when b is zero
 */
export const over = (a: bigint, b: bigint): bigint => (a * ONE) / b

/** The share of a sum that belongs to `part` of a `whole`, cut: the last part takes all that is left. */
export const shareOf = (sum: bigint, part: bigint, whole: bigint): bigint => (sum * part) / whole

export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Whole quotient that is not above a ÷ b, also below zero; b is above zero. */
export function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b
  return a < 0n && quotient * b !== a ? quotient - 1n : quotient
}

/** Whole quotient that is not below a ÷ b, also below zero; b is above zero. */
export const ceilDivide = (a: bigint, b: bigint): bigint => -floorDivide(-a, b)
