// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  placeSpotOrderOperation,
  cancelSpotOrderOperation,
  cancelSpotOrdersOperation,
  listOpenSpotOrdersOfPairOperation,
  listPastSpotOrdersOfPairOperation,
  listOpenSpotOrdersOperation,
  listPastSpotOrdersOperation,
  listSpotFillsOperation,
  getSpotTimeLimitOperation,
} from '../operations/spot.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestPlaceSpotOrder = /* @__PURE__ */ bindOperation(placeSpotOrderOperation)
export const requestCancelSpotOrder = /* @__PURE__ */ bindOperation(cancelSpotOrderOperation)
export const requestCancelSpotOrders = /* @__PURE__ */ bindOperation(cancelSpotOrdersOperation)
export const requestListOpenSpotOrdersOfPair = /* @__PURE__ */ bindOperation(listOpenSpotOrdersOfPairOperation)
export const requestListPastSpotOrdersOfPair = /* @__PURE__ */ bindOperation(listPastSpotOrdersOfPairOperation)
export const requestListOpenSpotOrders = /* @__PURE__ */ bindOperation(listOpenSpotOrdersOperation)
export const requestListPastSpotOrders = /* @__PURE__ */ bindOperation(listPastSpotOrdersOperation)
export const requestListSpotFills = /* @__PURE__ */ bindOperation(listSpotFillsOperation)
export const requestGetSpotTimeLimit = /* @__PURE__ */ bindOperation(getSpotTimeLimitOperation)
