// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  placeOtcBuyOrderOperation,
  placeOtcSellOrderOperation,
  listOtcOrdersOperation,
  getOtcOrderOperation,
  payOtcOrderOperation,
  releaseOtcOrderOperation,
  cancelOtcOrderOperation,
  appealOtcOrderOperation,
  listChatMessagesOperation,
} from '../operations/otc.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestPlaceOtcBuyOrder = /* @__PURE__ */ bindOperation(placeOtcBuyOrderOperation)
export const requestPlaceOtcSellOrder = /* @__PURE__ */ bindOperation(placeOtcSellOrderOperation)
export const requestListOtcOrders = /* @__PURE__ */ bindOperation(listOtcOrdersOperation)
export const requestGetOtcOrder = /* @__PURE__ */ bindOperation(getOtcOrderOperation)
export const requestPayOtcOrder = /* @__PURE__ */ bindOperation(payOtcOrderOperation)
export const requestReleaseOtcOrder = /* @__PURE__ */ bindOperation(releaseOtcOrderOperation)
export const requestCancelOtcOrder = /* @__PURE__ */ bindOperation(cancelOtcOrderOperation)
export const requestAppealOtcOrder = /* @__PURE__ */ bindOperation(appealOtcOrderOperation)
export const requestListChatMessages = /* @__PURE__ */ bindOperation(listChatMessagesOperation)
