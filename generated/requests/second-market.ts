// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listSecondMarketsOperation,
  listSecondThumbsOperation,
  getSecondMarketOperation,
  listSecondCandlesOperation,
  listSecondTradesOperation,
  getSecondBookOperation,
  getSecondBookTopOperation,
  getSecondBookDepthOperation,
  listSecondMarketInfosOperation,
  getSecondMarketInfoOperation,
  listSecondQuoteCoinsOperation,
} from '../operations/second-market.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListSecondMarkets = /* @__PURE__ */ bindOperation(listSecondMarketsOperation)
export const requestListSecondThumbs = /* @__PURE__ */ bindOperation(listSecondThumbsOperation)
export const requestGetSecondMarket = /* @__PURE__ */ bindOperation(getSecondMarketOperation)
export const requestListSecondCandles = /* @__PURE__ */ bindOperation(listSecondCandlesOperation)
export const requestListSecondTrades = /* @__PURE__ */ bindOperation(listSecondTradesOperation)
export const requestGetSecondBook = /* @__PURE__ */ bindOperation(getSecondBookOperation)
export const requestGetSecondBookTop = /* @__PURE__ */ bindOperation(getSecondBookTopOperation)
export const requestGetSecondBookDepth = /* @__PURE__ */ bindOperation(getSecondBookDepthOperation)
export const requestListSecondMarketInfos = /* @__PURE__ */ bindOperation(listSecondMarketInfosOperation)
export const requestGetSecondMarketInfo = /* @__PURE__ */ bindOperation(getSecondMarketInfoOperation)
export const requestListSecondQuoteCoins = /* @__PURE__ */ bindOperation(listSecondQuoteCoinsOperation)
