// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  transferSwapOperation,
  transferCoinSwapOperation,
  transferSecondOperation,
} from '../operations/transfer.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestTransferSwap = /* @__PURE__ */ bindOperation(transferSwapOperation)
export const requestTransferCoinSwap = /* @__PURE__ */ bindOperation(transferCoinSwapOperation)
export const requestTransferSecond = /* @__PURE__ */ bindOperation(transferSecondOperation)
