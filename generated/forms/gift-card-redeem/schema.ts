// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `gift-card-redeem` once its validator accepts it. */
export type GiftCardRedeemValue = {
  cardNo: string
}

/** Limits known at run time that it is judged with. */
export type GiftCardRedeemLimit = never

export const giftCardRedeemSchema: FormSchema = {
  "$id": "gift-card-redeem",
  "type": "object",
  "properties": {
    "cardNo": {
      "type": "string",
      "maxLength": 64,
      "pattern": "^\\S+$"
    }
  },
  "required": [
    "cardNo"
  ]
}
