// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listSecondCyclesOperation,
  listSecondStakeCoinsOperation,
  listSecondRefundWindowsOperation,
  placeSecondOrderOperation,
  listOpenSecondOrdersOperation,
  listPastSecondOrdersOperation,
  getSecondBalanceOperation,
} from '../operations/second.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListSecondCycles = /* @__PURE__ */ bindOperation(listSecondCyclesOperation)
export const requestListSecondStakeCoins = /* @__PURE__ */ bindOperation(listSecondStakeCoinsOperation)
export const requestListSecondRefundWindows = /* @__PURE__ */ bindOperation(listSecondRefundWindowsOperation)
export const requestPlaceSecondOrder = /* @__PURE__ */ bindOperation(placeSecondOrderOperation)
export const requestListOpenSecondOrders = /* @__PURE__ */ bindOperation(listOpenSecondOrdersOperation)
export const requestListPastSecondOrders = /* @__PURE__ */ bindOperation(listPastSecondOrdersOperation)
export const requestGetSecondBalance = /* @__PURE__ */ bindOperation(getSecondBalanceOperation)
