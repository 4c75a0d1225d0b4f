import type { Decimal } from '#src/core/money/decimal.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { toPercent } from '#src/core/money/percent.ts'

/** A rate per year, a share, in percent with two decimals. */
export const rateText = (rate: Decimal, locale: string): string =>
  percentText(toPercent(rate), locale, { places: 2, minimumPlaces: 2 })
