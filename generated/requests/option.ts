// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listBettingOptionRoundsOperation,
  listDrawingOptionRoundsOperation,
  listPastOptionRoundsOperation,
  placeOptionBetOperation,
  listOptionBetsOperation,
  listPastOptionBetsOperation,
} from '../operations/option.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListBettingOptionRounds = /* @__PURE__ */ bindOperation(listBettingOptionRoundsOperation)
export const requestListDrawingOptionRounds = /* @__PURE__ */ bindOperation(listDrawingOptionRoundsOperation)
export const requestListPastOptionRounds = /* @__PURE__ */ bindOperation(listPastOptionRoundsOperation)
export const requestPlaceOptionBet = /* @__PURE__ */ bindOperation(placeOptionBetOperation)
export const requestListOptionBets = /* @__PURE__ */ bindOperation(listOptionBetsOperation)
export const requestListPastOptionBets = /* @__PURE__ */ bindOperation(listPastOptionBetsOperation)
