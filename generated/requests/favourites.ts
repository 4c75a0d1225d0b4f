// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listFavouritesOperation,
  addFavouriteOperation,
  removeFavouriteOperation,
} from '../operations/favourites.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListFavourites = /* @__PURE__ */ bindOperation(listFavouritesOperation)
export const requestAddFavourite = /* @__PURE__ */ bindOperation(addFavouriteOperation)
export const requestRemoveFavourite = /* @__PURE__ */ bindOperation(removeFavouriteOperation)
