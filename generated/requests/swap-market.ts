// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listSwapContractsOperation,
  listSwapThumbsOperation,
  getSwapContractOperation,
  listSwapCandlesOperation,
  listSwapTradesOperation,
  getSwapBookOperation,
  getSwapBookTopOperation,
  getSwapBookDepthOperation,
  listSwapFavouritesOperation,
  addSwapFavouriteOperation,
  removeSwapFavouriteOperation,
  listSwapSettlementCoinsOperation,
  getSwapContractInfoOperation,
} from '../operations/swap-market.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListSwapContracts = /* @__PURE__ */ bindOperation(listSwapContractsOperation)
export const requestListSwapThumbs = /* @__PURE__ */ bindOperation(listSwapThumbsOperation)
export const requestGetSwapContract = /* @__PURE__ */ bindOperation(getSwapContractOperation)
export const requestListSwapCandles = /* @__PURE__ */ bindOperation(listSwapCandlesOperation)
export const requestListSwapTrades = /* @__PURE__ */ bindOperation(listSwapTradesOperation)
export const requestGetSwapBook = /* @__PURE__ */ bindOperation(getSwapBookOperation)
export const requestGetSwapBookTop = /* @__PURE__ */ bindOperation(getSwapBookTopOperation)
export const requestGetSwapBookDepth = /* @__PURE__ */ bindOperation(getSwapBookDepthOperation)
export const requestListSwapFavourites = /* @__PURE__ */ bindOperation(listSwapFavouritesOperation)
export const requestAddSwapFavourite = /* @__PURE__ */ bindOperation(addSwapFavouriteOperation)
export const requestRemoveSwapFavourite = /* @__PURE__ */ bindOperation(removeSwapFavouriteOperation)
export const requestListSwapSettlementCoins = /* @__PURE__ */ bindOperation(listSwapSettlementCoinsOperation)
export const requestGetSwapContractInfo = /* @__PURE__ */ bindOperation(getSwapContractInfoOperation)
