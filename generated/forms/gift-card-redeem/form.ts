// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type GiftCardRedeemLimit, giftCardRedeemSchema, type GiftCardRedeemValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `redeemGiftCard`. */
export const giftCardRedeemForm: FormDefinition<GiftCardRedeemValue, GiftCardRedeemLimit> = {
  id: 'gift-card-redeem',
  schema: giftCardRedeemSchema,
  validators,
  ui: {
    "order": [
      "cardNo"
    ],
    "fields": {
      "cardNo": {
        "widget": "text",
        "autocomplete": "off"
      }
    }
  },
  secrets: ["cardNo"],
}
