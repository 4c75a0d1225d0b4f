// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  getMyPromotionOperation,
  listTopRanksOperation,
  listInviteesOperation,
  listMyGiftCardsOperation,
  redeemGiftCardOperation,
  claimFreeGiftCardOperation,
  listRedeemedGiftCardsOperation,
} from '../operations/promotion.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestGetMyPromotion = /* @__PURE__ */ bindOperation(getMyPromotionOperation)
export const requestListTopRanks = /* @__PURE__ */ bindOperation(listTopRanksOperation)
export const requestListInvitees = /* @__PURE__ */ bindOperation(listInviteesOperation)
export const requestListMyGiftCards = /* @__PURE__ */ bindOperation(listMyGiftCardsOperation)
export const requestRedeemGiftCard = /* @__PURE__ */ bindOperation(redeemGiftCardOperation)
export const requestClaimFreeGiftCard = /* @__PURE__ */ bindOperation(claimFreeGiftCardOperation)
export const requestListRedeemedGiftCards = /* @__PURE__ */ bindOperation(listRedeemedGiftCardsOperation)
