import type { Decimal } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'

/** Formats a share such as 0.001 in the language: 0.1%. */
export const rateText = (rate: Decimal, locale: string): string =>
  percentText(toPercent(rate), locale, { places: 4, minimumPlaces: 1, trim: true })

/** Formats a round share for a sentence: 5%. */
export const shareText = (rate: Decimal, locale: string): string =>
  percentText(toPercent(rate), locale, { places: 4, trim: true })
