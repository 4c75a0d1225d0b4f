// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listPaymentTypesOperation,
  listPaymentMethodsOperation,
  getPaymentTypeConfigOperation,
  savePaymentMethodOperation,
  deletePaymentMethodOperation,
} from '../operations/payments.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListPaymentTypes = /* @__PURE__ */ bindOperation(listPaymentTypesOperation)
export const requestListPaymentMethods = /* @__PURE__ */ bindOperation(listPaymentMethodsOperation)
export const requestGetPaymentTypeConfig = /* @__PURE__ */ bindOperation(getPaymentTypeConfigOperation)
export const requestSavePaymentMethod = /* @__PURE__ */ bindOperation(savePaymentMethodOperation)
export const requestDeletePaymentMethod = /* @__PURE__ */ bindOperation(deletePaymentMethodOperation)
