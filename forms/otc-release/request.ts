import type { OtcReleaseValue } from '#generated/forms/otc-release/schema.ts'
import type { ReleaseOtcOrderRequest } from '#generated/models/release-otc-order-request.ts'

/** Builds the request of `releaseOtcOrder`. */
export const toRequest = ({ jyPassword }: OtcReleaseValue, orderSn: string): ReleaseOtcOrderRequest => ({
  orderSn,
  jyPassword,
})
