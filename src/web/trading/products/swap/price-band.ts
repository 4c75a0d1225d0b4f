import { add, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { equals } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, toText } from '#src/core/money/decimal.ts'

/** Largest distances of a limit price from the mark price that the contract takes, as shares of it. */
export const OPENING_BAND = decimal('0.2')
export const CLOSING_BAND = decimal('0.02')

/** The lowest and the highest limit price within a band around the mark price, in whole ticks. */
export function priceBand(
  mark: Decimal,
  band: Decimal,
  places: number,
): { readonly minPrice: string; readonly maxPrice: string } {
  const width = multiply(mark, band)
  const [low, high] = [subtract(mark, width), add(mark, width)]
  const cut = truncate(low, places)
  const min = equals(cut, low) ? cut : add(cut, fromUnits(1n, places))
  return { minPrice: toText(min), maxPrice: toText(truncate(high, places)) }
}
