// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SwapClosingOrderLimit, swapClosingOrderSchema, type SwapClosingOrderValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeSwapClosingOrder`. */
export const swapClosingOrderForm: FormDefinition<SwapClosingOrderValue, SwapClosingOrderLimit> = {
  id: 'swap-closing-order',
  schema: swapClosingOrderSchema,
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
