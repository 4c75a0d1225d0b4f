// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listLabActivitiesOperation,
  getLabActivityOperation,
  sendLabPhoneCodeOperation,
  sendLabEmailCodeOperation,
  joinLabActivityOperation,
  listLabOrdersOfActivityOperation,
  listLabOrdersOperation,
  listMiningMachinesOperation,
  getMiningMachineOperation,
  listMiningOutputsOperation,
  listLockedOrdersOperation,
  getLockedOrderOperation,
  listLockReleasesOperation,
} from '../operations/lab.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListLabActivities = /* @__PURE__ */ bindOperation(listLabActivitiesOperation)
export const requestGetLabActivity = /* @__PURE__ */ bindOperation(getLabActivityOperation)
export const requestSendLabPhoneCode = /* @__PURE__ */ bindOperation(sendLabPhoneCodeOperation)
export const requestSendLabEmailCode = /* @__PURE__ */ bindOperation(sendLabEmailCodeOperation)
export const requestJoinLabActivity = /* @__PURE__ */ bindOperation(joinLabActivityOperation)
export const requestListLabOrdersOfActivity = /* @__PURE__ */ bindOperation(listLabOrdersOfActivityOperation)
export const requestListLabOrders = /* @__PURE__ */ bindOperation(listLabOrdersOperation)
export const requestListMiningMachines = /* @__PURE__ */ bindOperation(listMiningMachinesOperation)
export const requestGetMiningMachine = /* @__PURE__ */ bindOperation(getMiningMachineOperation)
export const requestListMiningOutputs = /* @__PURE__ */ bindOperation(listMiningOutputsOperation)
export const requestListLockedOrders = /* @__PURE__ */ bindOperation(listLockedOrdersOperation)
export const requestGetLockedOrder = /* @__PURE__ */ bindOperation(getLockedOrderOperation)
export const requestListLockReleases = /* @__PURE__ */ bindOperation(listLockReleasesOperation)
