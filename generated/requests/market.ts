// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listPairsOperation,
  listThumbsOperation,
  listThumbTrendsOperation,
  getPairOperation,
  listCandlesOperation,
  listTradesOperation,
  getBookOperation,
  getBookTopOperation,
  getBookDepthOperation,
  getMarketOverviewOperation,
  getCoinInfoOperation,
  listBitcoinPricesOperation,
  getSymbolTrendOperation,
  getUsdRateOperation,
  listQuoteCoinsOperation,
} from '../operations/market.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListPairs = /* @__PURE__ */ bindOperation(listPairsOperation)
export const requestListThumbs = /* @__PURE__ */ bindOperation(listThumbsOperation)
export const requestListThumbTrends = /* @__PURE__ */ bindOperation(listThumbTrendsOperation)
export const requestGetPair = /* @__PURE__ */ bindOperation(getPairOperation)
export const requestListCandles = /* @__PURE__ */ bindOperation(listCandlesOperation)
export const requestListTrades = /* @__PURE__ */ bindOperation(listTradesOperation)
export const requestGetBook = /* @__PURE__ */ bindOperation(getBookOperation)
export const requestGetBookTop = /* @__PURE__ */ bindOperation(getBookTopOperation)
export const requestGetBookDepth = /* @__PURE__ */ bindOperation(getBookDepthOperation)
export const requestGetMarketOverview = /* @__PURE__ */ bindOperation(getMarketOverviewOperation)
export const requestGetCoinInfo = /* @__PURE__ */ bindOperation(getCoinInfoOperation)
export const requestListBitcoinPrices = /* @__PURE__ */ bindOperation(listBitcoinPricesOperation)
export const requestGetSymbolTrend = /* @__PURE__ */ bindOperation(getSymbolTrendOperation)
export const requestGetUsdRate = /* @__PURE__ */ bindOperation(getUsdRateOperation)
export const requestListQuoteCoins = /* @__PURE__ */ bindOperation(listQuoteCoinsOperation)
