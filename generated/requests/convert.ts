// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listConversionsOperation,
  listConvertCoinsOperation,
  listConvertTargetsOperation,
  getConvertPriceOperation,
  convertOperation,
} from '../operations/convert.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListConversions = /* @__PURE__ */ bindOperation(listConversionsOperation)
export const requestListConvertCoins = /* @__PURE__ */ bindOperation(listConvertCoinsOperation)
export const requestListConvertTargets = /* @__PURE__ */ bindOperation(listConvertTargetsOperation)
export const requestGetConvertPrice = /* @__PURE__ */ bindOperation(getConvertPriceOperation)
export const requestConvert = /* @__PURE__ */ bindOperation(convertOperation)
