import type { Ad } from '#generated/models/ad.ts'
import { AdPriceKind } from '#generated/models/ad-price-kind.ts'
import type { Decimal } from '#src/core/money/decimal.ts'

/** Money has at most so many places (VAL-18). */
export const MONEY_PLACES = 2
/** Returns the price of one coin now; older servers send it for fixed prices only. */
export const priceNow = ({ finalPrice, price }: Pick<Ad, 'finalPrice' | 'price'>): Decimal | null =>
  finalPrice ?? price

export const isFixed = ({ priceType }: Pick<Ad, 'priceType'>): boolean => priceType === AdPriceKind.REGULAR

/** Names of the payment types that an ad accepts. */
export const payModes = (payMode: string): readonly string[] =>
  payMode
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
