import type { AdValue } from '#generated/forms/ad/schema.ts'
import type { AdDetail } from '#generated/models/ad-detail.ts'
import { toText } from '#src/money/decimal.ts'
import { payModes } from './ad.ts'

/** An ad as its form begins with it. The fund password is asked for each time (VAL-15). */
export const valueOf = (ad: AdDetail): Partial<AdValue> => ({
  advertiseType: ad.advertiseType,
  coinId: ad.coinId,
  country: ad.country.zhName,
  priceType: ad.priceType,
  ...(ad.price !== null && { price: toText(ad.price) }),
  ...(ad.premiseRate !== null && { premiseRate: toText(ad.premiseRate) }),
  number: toText(ad.number),
  minLimit: toText(ad.minLimit),
  maxLimit: toText(ad.maxLimit),
  timeLimit: ad.timeLimit,
  'pay[]': [...payModes(ad.payMode)],
  auto: ad.auto,
  ...(ad.autoword !== null && { autoword: ad.autoword }),
  ...(ad.remark !== null && { remark: ad.remark }),
})
