// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listSavingsProductsOperation,
  getSavingsProductOperation,
  buySavingsOperation,
  listOpenSavingsOperation,
  listPastSavingsOperation,
  redeemSavingsOperation,
  listRecurringProductsOperation,
  getRecurringProductOperation,
  createRecurringPlanOperation,
  listRecurringPlansOperation,
  getRecurringPlanOperation,
  setRecurringPlanStatusOperation,
  updateRecurringPlanOperation,
  finishRecurringPlanOperation,
  listRecurringPurchasesOperation,
} from '../operations/earn.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListSavingsProducts = /* @__PURE__ */ bindOperation(listSavingsProductsOperation)
export const requestGetSavingsProduct = /* @__PURE__ */ bindOperation(getSavingsProductOperation)
export const requestBuySavings = /* @__PURE__ */ bindOperation(buySavingsOperation)
export const requestListOpenSavings = /* @__PURE__ */ bindOperation(listOpenSavingsOperation)
export const requestListPastSavings = /* @__PURE__ */ bindOperation(listPastSavingsOperation)
export const requestRedeemSavings = /* @__PURE__ */ bindOperation(redeemSavingsOperation)
export const requestListRecurringProducts = /* @__PURE__ */ bindOperation(listRecurringProductsOperation)
export const requestGetRecurringProduct = /* @__PURE__ */ bindOperation(getRecurringProductOperation)
export const requestCreateRecurringPlan = /* @__PURE__ */ bindOperation(createRecurringPlanOperation)
export const requestListRecurringPlans = /* @__PURE__ */ bindOperation(listRecurringPlansOperation)
export const requestGetRecurringPlan = /* @__PURE__ */ bindOperation(getRecurringPlanOperation)
export const requestSetRecurringPlanStatus = /* @__PURE__ */ bindOperation(setRecurringPlanStatusOperation)
export const requestUpdateRecurringPlan = /* @__PURE__ */ bindOperation(updateRecurringPlanOperation)
export const requestFinishRecurringPlan = /* @__PURE__ */ bindOperation(finishRecurringPlanOperation)
export const requestListRecurringPurchases = /* @__PURE__ */ bindOperation(listRecurringPurchasesOperation)
