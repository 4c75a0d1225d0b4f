import type { OtcSellValue } from '#generated/forms/otc-sell/schema.ts'
import type { PlaceOtcOrderRequest } from '#generated/models/place-otc-order-request.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `placeOtcSellOrder`: on an ad, at the price that was shown, with what was typed (`mode`). */
export const toRequest = (
  { money, amount }: OtcSellValue,
  ad: Pick<PlaceOtcOrderRequest, 'id' | 'coinId' | 'price' | 'mode'>,
): PlaceOtcOrderRequest => ({ ...ad, money: decimal(money), amount: decimal(amount) })
