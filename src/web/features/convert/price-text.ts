import { type Decimal, placesOf } from '#src/core/money/decimal.ts'
import { formatDecimal, formatPrice } from '#src/core/money/format.ts'
import type { Pair } from './use-quote.ts'

/**
 * "1 BTC = 96,400.123 USDT": every digit that the conversion counts with, so that price × amount − fee is what
 * arrives, for any amount.
 */
export const priceText = (price: Decimal, { fromUnit, toUnit }: Pair, language: string): string =>
  `1\u00a0${fromUnit} = ${formatDecimal(price, language, { places: placesOf(price), trim: true, unit: toUnit })}`

/** "1 USDT ≈ 0.000010373 BTC": a price read from the other side was divided, so it is cut and says so. */
export const inverseText = (price: Decimal, { fromUnit, toUnit }: Pair, language: string): string =>
  `1\u00a0${fromUnit} ≈ ${formatPrice(price, language, { unit: toUnit })}`
