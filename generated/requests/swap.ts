// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  getSwapWalletOperation,
  placeSwapOpeningOrderOperation,
  placeSwapClosingOrderOperation,
  cancelSwapOrderOperation,
  cancelSwapOrdersOperation,
  listOpenSwapOrdersOperation,
  listPastSwapOrdersOperation,
  listSwapPositionsOperation,
  getSwapPositionWalletOperation,
  listHeldSwapPositionsOperation,
  setSwapTakeProfitStopLossOperation,
  adjustSwapMarginOperation,
  closeSwapPositionsOperation,
  checkSwapMarginModeOperation,
  switchSwapMarginModeOperation,
  setSwapLeverageOperation,
} from '../operations/swap.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestGetSwapWallet = /* @__PURE__ */ bindOperation(getSwapWalletOperation)
export const requestPlaceSwapOpeningOrder = /* @__PURE__ */ bindOperation(placeSwapOpeningOrderOperation)
export const requestPlaceSwapClosingOrder = /* @__PURE__ */ bindOperation(placeSwapClosingOrderOperation)
export const requestCancelSwapOrder = /* @__PURE__ */ bindOperation(cancelSwapOrderOperation)
export const requestCancelSwapOrders = /* @__PURE__ */ bindOperation(cancelSwapOrdersOperation)
export const requestListOpenSwapOrders = /* @__PURE__ */ bindOperation(listOpenSwapOrdersOperation)
export const requestListPastSwapOrders = /* @__PURE__ */ bindOperation(listPastSwapOrdersOperation)
export const requestListSwapPositions = /* @__PURE__ */ bindOperation(listSwapPositionsOperation)
export const requestGetSwapPositionWallet = /* @__PURE__ */ bindOperation(getSwapPositionWalletOperation)
export const requestListHeldSwapPositions = /* @__PURE__ */ bindOperation(listHeldSwapPositionsOperation)
export const requestSetSwapTakeProfitStopLoss = /* @__PURE__ */ bindOperation(setSwapTakeProfitStopLossOperation)
export const requestAdjustSwapMargin = /* @__PURE__ */ bindOperation(adjustSwapMarginOperation)
export const requestCloseSwapPositions = /* @__PURE__ */ bindOperation(closeSwapPositionsOperation)
export const requestCheckSwapMarginMode = /* @__PURE__ */ bindOperation(checkSwapMarginModeOperation)
export const requestSwitchSwapMarginMode = /* @__PURE__ */ bindOperation(switchSwapMarginModeOperation)
export const requestSetSwapLeverage = /* @__PURE__ */ bindOperation(setSwapLeverageOperation)
