// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  getMerchantStatusOperation,
  listMerchantDepositsOperation,
  applyAsMerchantOperation,
  cancelMerchantOperation,
} from '../operations/merchant.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestGetMerchantStatus = /* @__PURE__ */ bindOperation(getMerchantStatusOperation)
export const requestListMerchantDeposits = /* @__PURE__ */ bindOperation(listMerchantDepositsOperation)
export const requestApplyAsMerchant = /* @__PURE__ */ bindOperation(applyAsMerchantOperation)
export const requestCancelMerchant = /* @__PURE__ */ bindOperation(cancelMerchantOperation)
