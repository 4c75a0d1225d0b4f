// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listApiKeysOperation,
  sendApiKeyCodeOperation,
  createApiKeyOperation,
  updateApiKeyOperation,
  deleteApiKeyOperation,
} from '../operations/api-keys.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListApiKeys = /* @__PURE__ */ bindOperation(listApiKeysOperation)
export const requestSendApiKeyCode = /* @__PURE__ */ bindOperation(sendApiKeyCodeOperation)
export const requestCreateApiKey = /* @__PURE__ */ bindOperation(createApiKeyOperation)
export const requestUpdateApiKey = /* @__PURE__ */ bindOperation(updateApiKeyOperation)
export const requestDeleteApiKey = /* @__PURE__ */ bindOperation(deleteApiKeyOperation)
