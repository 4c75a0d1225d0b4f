import type { Ad } from '#generated/models/ad.ts'
import { AdPriceKind } from '#generated/models/ad-price-kind.ts'
import { add, divide, multiply, truncate } from '#src/money/arithmetic.ts'
import { type Decimal, decimal, ONE } from '#src/money/decimal.ts'

const HUNDRED = decimal('100')
/** Money has at most so many places (VAL-18). */
export const MONEY_PLACES = 2
/** A single trade may be worth at most so many coins (VAL-13). */
export const MOST_COINS = HUNDRED

/** What one coin costs with a premium over the market price, in percent: cut to the places of money (VAL-18, VAL-19). */
export const premiumPrice = (market: Decimal, percent: Decimal): Decimal =>
  truncate(multiply(market, add(ONE, divide(percent, HUNDRED))), MONEY_PLACES)

/** What one coin costs now; older servers tell it for fixed prices only. */
export const priceNow = ({ finalPrice, price }: Pick<Ad, 'finalPrice' | 'price'>): Decimal | null =>
  finalPrice ?? price

export const isFixed = ({ priceType }: Pick<Ad, 'priceType'>): boolean => priceType === AdPriceKind.REGULAR

/** Names of the payment types that an ad accepts. */
export const payModes = (payMode: string): readonly string[] =>
  payMode
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
