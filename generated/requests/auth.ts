// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  logInOperation,
  registerByPhoneOperation,
  registerByEmailOperation,
  checkUsernameOperation,
  sendRegisterEmailCodeOperation,
  sendRegisterPhoneCodeOperation,
  sendResetPhoneCodeOperation,
  sendResetEmailCodeOperation,
  resetLoginPasswordOperation,
  listCountriesOperation,
  getSliderPuzzleOperation,
  solveSliderPuzzleOperation,
} from '../operations/auth.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestLogIn = /* @__PURE__ */ bindOperation(logInOperation)
export const requestRegisterByPhone = /* @__PURE__ */ bindOperation(registerByPhoneOperation)
export const requestRegisterByEmail = /* @__PURE__ */ bindOperation(registerByEmailOperation)
export const requestCheckUsername = /* @__PURE__ */ bindOperation(checkUsernameOperation)
export const requestSendRegisterEmailCode = /* @__PURE__ */ bindOperation(sendRegisterEmailCodeOperation)
export const requestSendRegisterPhoneCode = /* @__PURE__ */ bindOperation(sendRegisterPhoneCodeOperation)
export const requestSendResetPhoneCode = /* @__PURE__ */ bindOperation(sendResetPhoneCodeOperation)
export const requestSendResetEmailCode = /* @__PURE__ */ bindOperation(sendResetEmailCodeOperation)
export const requestResetLoginPassword = /* @__PURE__ */ bindOperation(resetLoginPasswordOperation)
export const requestListCountries = /* @__PURE__ */ bindOperation(listCountriesOperation)
export const requestGetSliderPuzzle = /* @__PURE__ */ bindOperation(getSliderPuzzleOperation)
export const requestSolveSliderPuzzle = /* @__PURE__ */ bindOperation(solveSliderPuzzleOperation)
