import { divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { YEAR_DAYS } from './term.ts'

const days = (count: number): Decimal => decimal(String(count))
const YEAR = days(YEAR_DAYS)

/**
 * Interest of a whole term, paid once at its end: cut to eight decimals after everything is multiplied, so that no digit
 * of the rate is lost before.
 * @param rate of a year of 365 days, as a share of the amount
 */
export const interestOf = (amount: Decimal, rate: Decimal, duration: number): Decimal =>
  divide(multiply(multiply(amount, rate), days(duration)), YEAR)

/** Part of a term's interest that so many of its days have earned. */
export const accruedOf = (interest: Decimal, elapsed: number, duration: number): Decimal =>
  elapsed >= duration ? truncate(interest) : divide(multiply(interest, days(elapsed)), days(duration))
