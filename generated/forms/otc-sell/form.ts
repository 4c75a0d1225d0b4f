// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type OtcSellLimit, otcSellSchema, type OtcSellValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeOtcSellOrder`. */
export const otcSellForm: FormDefinition<OtcSellValue, OtcSellLimit> = {
  id: 'otc-sell',
  schema: otcSellSchema,
  validators,
  ui: {
    "order": [
      "amount",
      "money"
    ],
    "fields": {
      "amount": {
        "widget": "decimal",
        "max": "mostCoins",
        "atMost": true
      },
      "money": {
        "widget": "decimal",
        "max": "mostMoney",
        "atMost": true
      }
    }
  },
  secrets: [],
}
