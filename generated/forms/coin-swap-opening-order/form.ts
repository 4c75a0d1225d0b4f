// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type CoinSwapOpeningOrderLimit, coinSwapOpeningOrderSchema, type CoinSwapOpeningOrderValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeCoinSwapOpeningOrder`. */
export const coinSwapOpeningOrderForm: FormDefinition<CoinSwapOpeningOrderValue, CoinSwapOpeningOrderLimit> = {
  id: 'coin-swap-opening-order',
  schema: coinSwapOpeningOrderSchema,
  validators,
  ui: {
    "order": [
      "direction",
      "type",
      "entrustPrice",
      "triggerPrice",
      "leverage",
      "volume"
    ],
    "fields": {
      "direction": {
        "widget": "segments"
      },
      "type": {
        "widget": "segments"
      },
      "entrustPrice": {
        "widget": "decimal"
      },
      "triggerPrice": {
        "widget": "decimal"
      },
      "leverage": {
        "widget": "decimal"
      },
      "volume": {
        "widget": "decimal",
        "max": "affordable"
      }
    }
  },
  secrets: [],
}
