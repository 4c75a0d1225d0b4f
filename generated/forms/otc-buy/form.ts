// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type OtcBuyLimit, otcBuySchema, type OtcBuyValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeOtcBuyOrder`. */
export const otcBuyForm: FormDefinition<OtcBuyValue, OtcBuyLimit> = {
  id: 'otc-buy',
  schema: otcBuySchema,
  validators,
  ui: {
    "order": [
      "money",
      "amount"
    ],
    "fields": {
      "money": {
        "widget": "decimal",
        "max": "mostMoney",
        "atMost": true
      },
      "amount": {
        "widget": "decimal",
        "max": "mostCoins",
        "atMost": true
      }
    }
  },
  secrets: [],
}
