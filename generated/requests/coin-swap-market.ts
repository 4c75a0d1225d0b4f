// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listCoinSwapContractsOperation,
  listCoinSwapThumbsOperation,
  getCoinSwapContractOperation,
  listCoinSwapCandlesOperation,
  listCoinSwapTradesOperation,
  getCoinSwapBookOperation,
  getCoinSwapBookTopOperation,
  getCoinSwapBookDepthOperation,
  listCoinSwapFavouritesOperation,
  addCoinSwapFavouriteOperation,
  removeCoinSwapFavouriteOperation,
  listCoinSwapQuoteCoinsOperation,
  getCoinSwapContractInfoOperation,
} from '../operations/coin-swap-market.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListCoinSwapContracts = /* @__PURE__ */ bindOperation(listCoinSwapContractsOperation)
export const requestListCoinSwapThumbs = /* @__PURE__ */ bindOperation(listCoinSwapThumbsOperation)
export const requestGetCoinSwapContract = /* @__PURE__ */ bindOperation(getCoinSwapContractOperation)
export const requestListCoinSwapCandles = /* @__PURE__ */ bindOperation(listCoinSwapCandlesOperation)
export const requestListCoinSwapTrades = /* @__PURE__ */ bindOperation(listCoinSwapTradesOperation)
export const requestGetCoinSwapBook = /* @__PURE__ */ bindOperation(getCoinSwapBookOperation)
export const requestGetCoinSwapBookTop = /* @__PURE__ */ bindOperation(getCoinSwapBookTopOperation)
export const requestGetCoinSwapBookDepth = /* @__PURE__ */ bindOperation(getCoinSwapBookDepthOperation)
export const requestListCoinSwapFavourites = /* @__PURE__ */ bindOperation(listCoinSwapFavouritesOperation)
export const requestAddCoinSwapFavourite = /* @__PURE__ */ bindOperation(addCoinSwapFavouriteOperation)
export const requestRemoveCoinSwapFavourite = /* @__PURE__ */ bindOperation(removeCoinSwapFavouriteOperation)
export const requestListCoinSwapQuoteCoins = /* @__PURE__ */ bindOperation(listCoinSwapQuoteCoinsOperation)
export const requestGetCoinSwapContractInfo = /* @__PURE__ */ bindOperation(getCoinSwapContractInfoOperation)
