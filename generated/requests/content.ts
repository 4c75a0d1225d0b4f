// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/client/api-error.ts'
import { bindOperation } from '#src/client/request.ts'
import {
  listAdvertisementsOperation,
} from '../operations/content.ts'

/** What a failed call throws; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListAdvertisements = /* @__PURE__ */ bindOperation(listAdvertisementsOperation)
