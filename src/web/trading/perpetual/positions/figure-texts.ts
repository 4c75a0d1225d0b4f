import type { AreaKeys } from '#generated/messages/keys.ts'
import { type Decimal, toUnits } from '#src/core/money/decimal.ts'
import { multiply, truncate } from '#src/core/money/arithmetic.ts'
import { isLess, sign } from '#src/core/money/compare.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'
import type { Figures, Liquidation, MoneyUnit, PerpetualContract } from '../holdings.ts'
import type { LiveTone } from '../live-text.tsx'

/** Nothing to show in place of a price that cannot be computed: "--" is what traders know. */
export const UNKNOWN = '--'

type Places = Pick<MoneyUnit, 'places'>

/** Money, cut to the places of its unit. */
export const moneyText = (value: Decimal | null, locale: string, { places }: Places): string =>
  value === null ? UNKNOWN : formatDecimal(value, locale, { places, minimumPlaces: places })

/** The same with its sign: a profit is never told by its colour alone. */
export const signedText = (value: Decimal | null, locale: string, { places }: Places): string =>
  value === null ? UNKNOWN : formatDecimal(value, locale, { places, minimumPlaces: places, sign: 'always' })

/** The same with its coin. */
export const coinText = (value: Decimal | null, locale: string, money: MoneyUnit): string =>
  value === null ? UNKNOWN : `${moneyText(value, locale, money)}\u00a0${money.coin}`

export const signedCoinText = (value: Decimal | null, locale: string, money: MoneyUnit): string =>
  value === null ? UNKNOWN : `${signedText(value, locale, money)}\u00a0${money.coin}`

/** A factor such as an effective leverage: 12.50×. */
export const timesText = (value: Decimal | null, locale: string): string =>
  value === null ? UNKNOWN : `${formatDecimal(value, locale, { places: 2, minimumPlaces: 2 })}×`

/** True where margin and profit are paid in the traded coin. */
export const isCoinMargined = ({ money, base }: Pick<PerpetualContract, 'money' | 'base'>): boolean =>
  money.coin === base

/**
 * Formats the worth of money in the traded coin at a price of the coin: "≈ 1,234.50 USD". Empty where it is not known, and for
 * money that is no such coin: it is told already.
 */
export function worthText(
  value: Decimal | null,
  price: Decimal | null,
  { sizeUnit, money, base }: Pick<PerpetualContract, 'sizeUnit' | 'money' | 'base'>,
  locale: string,
): string {
  if (value === null || price === null || !isCoinMargined({ money, base })) return ''
  const worth = multiply(value, price)
  return `≈\u00a0${formatDecimal(worth, locale, { places: 2, minimumPlaces: 2, unit: sizeUnit })}`
}

/** A share as per cent with two places. */
export const shareText = (value: Decimal | null, locale: string, isSigned = false): string =>
  value === null
    ? UNKNOWN
    : percentText(toPercent(value), locale, {
        places: 2,
        minimumPlaces: 2,
        ...(isSigned && { sign: 'always' }),
      })

/** A size or a leverage, with as many places as it takes. */
export const sizeText = (value: Decimal | null | undefined, locale: string, unit?: string): string =>
  formatDecimal(value, locale, { trim: true, minimumPlaces: 0, ...(unit !== undefined && { unit }) })

export const priceText = (value: Decimal | null, locale: string, places: number): string =>
  value === null ? UNKNOWN : formatDecimal(value, locale, { places, minimumPlaces: places })

/** A liquidation price; that there is none, where that is so; "--" without a position. */
export const liquidationText = (
  t: Text<AreaKeys['positions']>,
  locale: string,
  figures: Liquidation | null | undefined,
  places: number,
): string =>
  figures?.cannotLiquidate === true
    ? t('positions.cannotLiquidate')
    : priceText(figures?.liquidation ?? null, locale, places)

/** Distance of the mark price from the liquidation price: 5.67% below. Empty where one of them is not known. */
export function distanceText(
  t: Text<AreaKeys['positions']>,
  locale: string,
  figures: Pick<Figures, 'liquidation' | 'distance' | 'mark'> | null | undefined,
): string {
  const { liquidation = null, distance = null, mark = null } = figures ?? {}
  if (liquidation === null || distance === null || mark === null) return ''
  const side = isLess(liquidation, mark) ? 'below' : 'above'
  return t('positions.distance', { share: shareText(distance, locale), side })
}

/** The colour of a profit or loss. */
export function toneOf(value: Decimal | null): LiveTone {
  const of = value === null ? 0 : sign(value)
  return of > 0 ? 'up' : of < 0 ? 'down' : 'plain'
}

/** Margin rates from which an account is near its liquidation, in per cent. */
const RAISED = 50
const HIGH = 80

/** A margin rate in whole per cent, at most 100. */
export function percentOf(rate: Decimal): number {
  const percent = toUnits(truncate(toPercent(rate), 0), 0)
  return percent > 100n ? 100 : toSafeInteger(percent)
}

/** Returns how near a margin rate is to the liquidation; without a rate nothing is left, which is as near as can be. */
export function riskOf(rate: Decimal | null): 'plain' | 'raised' | 'high' {
  const percent = rate === null ? 100 : percentOf(rate)
  return percent >= HIGH ? 'high' : percent >= RAISED ? 'raised' : 'plain'
}
