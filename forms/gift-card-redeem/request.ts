import type { GiftCardRedeemValue } from '#generated/forms/gift-card-redeem/schema.ts'
import type { RedeemGiftCardRequest } from '#generated/models/redeem-gift-card-request.ts'

export const toRequest = ({ cardNo }: GiftCardRedeemValue): RedeemGiftCardRequest => ({ cardNo })
