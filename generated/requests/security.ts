// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  getSecuritySettingOperation,
  applyForRealNameOperation,
  getRealNameApplicationOperation,
  sendBindEmailCodeOperation,
  bindEmailOperation,
  sendBindPhoneCodeOperation,
  bindPhoneOperation,
  sendChangePhoneCodeOperation,
  changePhoneOperation,
  sendOldEmailCodeOperation,
  sendNewEmailCodeOperation,
  changeEmailOperation,
  setFundPasswordOperation,
  changeFundPasswordOperation,
  sendFundPasswordCodeOperation,
  resetFundPasswordOperation,
  sendLoginPasswordCodeOperation,
  changeLoginPasswordOperation,
  startAuthenticatorOperation,
  bindAuthenticatorOperation,
  unbindAuthenticatorOperation,
  checkAuthenticatorCodeOperation,
} from '../operations/security.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestGetSecuritySetting = /* @__PURE__ */ bindOperation(getSecuritySettingOperation)
export const requestApplyForRealName = /* @__PURE__ */ bindOperation(applyForRealNameOperation)
export const requestGetRealNameApplication = /* @__PURE__ */ bindOperation(getRealNameApplicationOperation)
export const requestSendBindEmailCode = /* @__PURE__ */ bindOperation(sendBindEmailCodeOperation)
export const requestBindEmail = /* @__PURE__ */ bindOperation(bindEmailOperation)
export const requestSendBindPhoneCode = /* @__PURE__ */ bindOperation(sendBindPhoneCodeOperation)
export const requestBindPhone = /* @__PURE__ */ bindOperation(bindPhoneOperation)
export const requestSendChangePhoneCode = /* @__PURE__ */ bindOperation(sendChangePhoneCodeOperation)
export const requestChangePhone = /* @__PURE__ */ bindOperation(changePhoneOperation)
export const requestSendOldEmailCode = /* @__PURE__ */ bindOperation(sendOldEmailCodeOperation)
export const requestSendNewEmailCode = /* @__PURE__ */ bindOperation(sendNewEmailCodeOperation)
export const requestChangeEmail = /* @__PURE__ */ bindOperation(changeEmailOperation)
export const requestSetFundPassword = /* @__PURE__ */ bindOperation(setFundPasswordOperation)
export const requestChangeFundPassword = /* @__PURE__ */ bindOperation(changeFundPasswordOperation)
export const requestSendFundPasswordCode = /* @__PURE__ */ bindOperation(sendFundPasswordCodeOperation)
export const requestResetFundPassword = /* @__PURE__ */ bindOperation(resetFundPasswordOperation)
export const requestSendLoginPasswordCode = /* @__PURE__ */ bindOperation(sendLoginPasswordCodeOperation)
export const requestChangeLoginPassword = /* @__PURE__ */ bindOperation(changeLoginPasswordOperation)
export const requestStartAuthenticator = /* @__PURE__ */ bindOperation(startAuthenticatorOperation)
export const requestBindAuthenticator = /* @__PURE__ */ bindOperation(bindAuthenticatorOperation)
export const requestUnbindAuthenticator = /* @__PURE__ */ bindOperation(unbindAuthenticatorOperation)
export const requestCheckAuthenticatorCode = /* @__PURE__ */ bindOperation(checkAuthenticatorCodeOperation)
