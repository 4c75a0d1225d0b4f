import { truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { priceBand } from '#src/core/perpetual/price-band.ts'
import { SCALE } from '#src/core/perpetual/units.ts'

/** Limits of the price of an order, as its form takes them; null while the mark price is not known. */
export function priceLimits(
  action: 'open' | 'close',
  mark: Decimal | null,
  places: number,
): { readonly minPrice: string | null; readonly maxPrice: string | null } {
  if (mark === null) return { minPrice: null, maxPrice: null }
  const tick = 10n ** BigInt(SCALE - places)
  const { lowest, highest } = priceBand(action, toUnits(truncate(mark, SCALE), SCALE), tick)
  return { minPrice: toText(fromUnits(lowest, SCALE)), maxPrice: toText(fromUnits(highest, SCALE)) }
}
