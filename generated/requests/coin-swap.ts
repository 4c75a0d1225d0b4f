// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  getCoinSwapWalletOperation,
  placeCoinSwapOpeningOrderOperation,
  placeCoinSwapClosingOrderOperation,
  cancelCoinSwapOrderOperation,
  cancelCoinSwapOrdersOperation,
  listOpenCoinSwapOrdersOperation,
  listPastCoinSwapOrdersOperation,
  listCoinSwapPositionWalletsOperation,
  getCoinSwapPositionWalletOperation,
  adjustCoinSwapMarginOperation,
  closeCoinSwapPositionsOperation,
  checkCoinSwapMarginModeOperation,
  switchCoinSwapMarginModeOperation,
  setCoinSwapLeverageOperation,
} from '../operations/coin-swap.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestGetCoinSwapWallet = /* @__PURE__ */ bindOperation(getCoinSwapWalletOperation)
export const requestPlaceCoinSwapOpeningOrder = /* @__PURE__ */ bindOperation(placeCoinSwapOpeningOrderOperation)
export const requestPlaceCoinSwapClosingOrder = /* @__PURE__ */ bindOperation(placeCoinSwapClosingOrderOperation)
export const requestCancelCoinSwapOrder = /* @__PURE__ */ bindOperation(cancelCoinSwapOrderOperation)
export const requestCancelCoinSwapOrders = /* @__PURE__ */ bindOperation(cancelCoinSwapOrdersOperation)
export const requestListOpenCoinSwapOrders = /* @__PURE__ */ bindOperation(listOpenCoinSwapOrdersOperation)
export const requestListPastCoinSwapOrders = /* @__PURE__ */ bindOperation(listPastCoinSwapOrdersOperation)
export const requestListCoinSwapPositionWallets = /* @__PURE__ */ bindOperation(listCoinSwapPositionWalletsOperation)
export const requestGetCoinSwapPositionWallet = /* @__PURE__ */ bindOperation(getCoinSwapPositionWalletOperation)
export const requestAdjustCoinSwapMargin = /* @__PURE__ */ bindOperation(adjustCoinSwapMarginOperation)
export const requestCloseCoinSwapPositions = /* @__PURE__ */ bindOperation(closeCoinSwapPositionsOperation)
export const requestCheckCoinSwapMarginMode = /* @__PURE__ */ bindOperation(checkCoinSwapMarginModeOperation)
export const requestSwitchCoinSwapMarginMode = /* @__PURE__ */ bindOperation(switchCoinSwapMarginModeOperation)
export const requestSetCoinSwapLeverage = /* @__PURE__ */ bindOperation(setCoinSwapLeverageOperation)
