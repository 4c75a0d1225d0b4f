// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listWithdrawCodesOperation,
  lookUpWithdrawCodeOperation,
  redeemWithdrawCodeOperation,
  createWithdrawCodeOperation,
} from '../operations/withdraw-codes.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListWithdrawCodes = /* @__PURE__ */ bindOperation(listWithdrawCodesOperation)
export const requestLookUpWithdrawCode = /* @__PURE__ */ bindOperation(lookUpWithdrawCodeOperation)
export const requestRedeemWithdrawCode = /* @__PURE__ */ bindOperation(redeemWithdrawCodeOperation)
export const requestCreateWithdrawCode = /* @__PURE__ */ bindOperation(createWithdrawCodeOperation)
