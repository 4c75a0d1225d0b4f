import type { OtcAppealValue } from '#generated/forms/otc-appeal/schema.ts'
import type { AppealOtcOrderRequest } from '#generated/models/appeal-otc-order-request.ts'

/** Builds the request of `appealOtcOrder`. */
export const toRequest = ({ remark }: OtcAppealValue, orderSn: string): AppealOtcOrderRequest => ({
  orderSn,
  remark,
})
