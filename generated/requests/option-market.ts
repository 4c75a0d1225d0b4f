// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listOptionMarketsOperation,
  listOptionThumbsOperation,
  getOptionMarketOperation,
  listOptionCandlesOperation,
  listOptionTradesOperation,
  getOptionBookOperation,
  getOptionBookTopOperation,
  getOptionBookDepthOperation,
  listOptionMarketInfosOperation,
  getOptionMarketInfoOperation,
  listOptionStakeCoinsOperation,
} from '../operations/option-market.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListOptionMarkets = /* @__PURE__ */ bindOperation(listOptionMarketsOperation)
export const requestListOptionThumbs = /* @__PURE__ */ bindOperation(listOptionThumbsOperation)
export const requestGetOptionMarket = /* @__PURE__ */ bindOperation(getOptionMarketOperation)
export const requestListOptionCandles = /* @__PURE__ */ bindOperation(listOptionCandlesOperation)
export const requestListOptionTrades = /* @__PURE__ */ bindOperation(listOptionTradesOperation)
export const requestGetOptionBook = /* @__PURE__ */ bindOperation(getOptionBookOperation)
export const requestGetOptionBookTop = /* @__PURE__ */ bindOperation(getOptionBookTopOperation)
export const requestGetOptionBookDepth = /* @__PURE__ */ bindOperation(getOptionBookDepthOperation)
export const requestListOptionMarketInfos = /* @__PURE__ */ bindOperation(listOptionMarketInfosOperation)
export const requestGetOptionMarketInfo = /* @__PURE__ */ bindOperation(getOptionMarketInfoOperation)
export const requestListOptionStakeCoins = /* @__PURE__ */ bindOperation(listOptionStakeCoinsOperation)
