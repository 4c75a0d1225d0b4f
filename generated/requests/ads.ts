// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listTradableCoinsOperation,
  listAdsOperation,
  listAdsByUnitOperation,
  listExcellentAdsOperation,
  listNewestAdsOperation,
  getAdsOfMemberOperation,
  listMyAdsOperation,
  filterMyAdsOperation,
  getMyAdOperation,
  createAdOperation,
  updateAdOperation,
  putAdOnShelfOperation,
  takeAdOffShelfOperation,
  deleteAdOperation,
  previewTradeOperation,
} from '../operations/ads.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListTradableCoins = /* @__PURE__ */ bindOperation(listTradableCoinsOperation)
export const requestListAds = /* @__PURE__ */ bindOperation(listAdsOperation)
export const requestListAdsByUnit = /* @__PURE__ */ bindOperation(listAdsByUnitOperation)
export const requestListExcellentAds = /* @__PURE__ */ bindOperation(listExcellentAdsOperation)
export const requestListNewestAds = /* @__PURE__ */ bindOperation(listNewestAdsOperation)
export const requestGetAdsOfMember = /* @__PURE__ */ bindOperation(getAdsOfMemberOperation)
export const requestListMyAds = /* @__PURE__ */ bindOperation(listMyAdsOperation)
export const requestFilterMyAds = /* @__PURE__ */ bindOperation(filterMyAdsOperation)
export const requestGetMyAd = /* @__PURE__ */ bindOperation(getMyAdOperation)
export const requestCreateAd = /* @__PURE__ */ bindOperation(createAdOperation)
export const requestUpdateAd = /* @__PURE__ */ bindOperation(updateAdOperation)
export const requestPutAdOnShelf = /* @__PURE__ */ bindOperation(putAdOnShelfOperation)
export const requestTakeAdOffShelf = /* @__PURE__ */ bindOperation(takeAdOffShelfOperation)
export const requestDeleteAd = /* @__PURE__ */ bindOperation(deleteAdOperation)
export const requestPreviewTrade = /* @__PURE__ */ bindOperation(previewTradeOperation)
