// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type CoinSwapClosingOrderLimit, coinSwapClosingOrderSchema, type CoinSwapClosingOrderValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeCoinSwapClosingOrder`. */
export const coinSwapClosingOrderForm: FormDefinition<CoinSwapClosingOrderValue, CoinSwapClosingOrderLimit> = {
  id: 'coin-swap-closing-order',
  schema: coinSwapClosingOrderSchema,
  validators,
  ui: {
    "order": [
      "direction",
      "type",
      "entrustPrice",
      "triggerPrice",
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
      "volume": {
        "widget": "decimal",
        "max": "closable"
      }
    }
  },
  secrets: [],
}
