import type { AdValue } from '#generated/forms/ad/schema.ts'
import type { AdDetail } from '#generated/models/ad-detail.ts'
import { type Decimal, toText } from '#src/core/money/decimal.ts'
import { payModes } from '#src/web/c2c/ad.ts'

/** Servers fill up with zeros, people do not. */
const shortText = (value: Decimal): string =>
  toText(value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

/** An ad as its form begins with it. The fund password is asked for each time (VAL-15). */
export const valueOf = (ad: AdDetail): Partial<AdValue> => ({
  advertiseType: ad.advertiseType,
  coinId: ad.coinId,
  country: ad.country.zhName,
  priceType: ad.priceType,
  ...(ad.price !== null && { price: shortText(ad.price) }),
  ...(ad.premiseRate !== null && { premiseRate: shortText(ad.premiseRate) }),
  number: shortText(ad.number),
  minLimit: shortText(ad.minLimit),
  maxLimit: shortText(ad.maxLimit),
  timeLimit: ad.timeLimit,
  'pay[]': [...payModes(ad.payMode)],
  auto: ad.auto,
  ...(ad.autoword !== null && { autoword: ad.autoword }),
  ...(ad.remark !== null && { remark: ad.remark }),
})
