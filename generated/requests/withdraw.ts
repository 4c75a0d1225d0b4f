// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listWithdrawalsOperation,
  listWithdrawableUnitsOperation,
  listWithdrawableCoinsOperation,
  createWithdrawalOperation,
  sendWithdrawPhoneCodeOperation,
  sendWithdrawEmailCodeOperation,
  saveAddressOperation,
  deleteSavedAddressOperation,
} from '../operations/withdraw.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListWithdrawals = /* @__PURE__ */ bindOperation(listWithdrawalsOperation)
export const requestListWithdrawableUnits = /* @__PURE__ */ bindOperation(listWithdrawableUnitsOperation)
export const requestListWithdrawableCoins = /* @__PURE__ */ bindOperation(listWithdrawableCoinsOperation)
export const requestCreateWithdrawal = /* @__PURE__ */ bindOperation(createWithdrawalOperation)
export const requestSendWithdrawPhoneCode = /* @__PURE__ */ bindOperation(sendWithdrawPhoneCodeOperation)
export const requestSendWithdrawEmailCode = /* @__PURE__ */ bindOperation(sendWithdrawEmailCodeOperation)
export const requestSaveAddress = /* @__PURE__ */ bindOperation(saveAddressOperation)
export const requestDeleteSavedAddress = /* @__PURE__ */ bindOperation(deleteSavedAddressOperation)
