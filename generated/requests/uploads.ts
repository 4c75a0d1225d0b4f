// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  uploadImageOperation,
  uploadImageLocallyOperation,
  uploadImageTextOperation,
} from '../operations/uploads.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestUploadImage = /* @__PURE__ */ bindOperation(uploadImageOperation)
export const requestUploadImageLocally = /* @__PURE__ */ bindOperation(uploadImageLocallyOperation)
export const requestUploadImageText = /* @__PURE__ */ bindOperation(uploadImageTextOperation)
