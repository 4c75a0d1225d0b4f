import type { Ad } from '#generated/models/ad.ts'
import { AdPriceKind } from '#generated/models/ad-price-kind.ts'
import type { Decimal } from '#src/core/money/decimal.ts'

/** Returns the price of one coin now; older servers send it for fixed prices only. */
export const priceNow = ({ finalPrice, price }: Pick<Ad, 'finalPrice' | 'price'>): Decimal | null =>
  finalPrice ?? price

export const isFixed = ({ priceType }: Pick<Ad, 'priceType'>): boolean => priceType === AdPriceKind.REGULAR
