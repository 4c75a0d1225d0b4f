import { divide, multiply } from '#src/core/money/arithmetic.ts'
import { isZero } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'

/** The part of a supply that belongs to what one has frozen of all that is frozen, cut to so many decimals. */
export const sharedOut = (own: Decimal, all: Decimal, supply: Decimal, places: number): Decimal =>
  isZero(all) ? ZERO : divide(multiply(own, supply), all, places)

/** The part of an order that a sale fills which is shared out in proportion: no more than was ordered, in whole units. */
export function filledInSale(wanted: bigint, all: bigint, supply: bigint): bigint {
  if (all <= supply) return wanted
  return (wanted * supply) / all
}
