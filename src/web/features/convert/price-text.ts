import type { Decimal } from '#src/core/money/decimal.ts'
import { formatPrice } from '#src/core/money/format.ts'
import type { Pair } from './use-quote.ts'

/** "1 BTC = 96,400.12 USDT": tiny prices keep the digits that say something. */
export const priceText = (price: Decimal, { fromUnit, toUnit }: Pair, language: string): string =>
  `1\u00a0${fromUnit} = ${formatPrice(price, language, { unit: toUnit })}`
