// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SwapOpeningOrderLimit, swapOpeningOrderSchema, type SwapOpeningOrderValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeSwapOpeningOrder`. */
export const swapOpeningOrderForm: FormDefinition<SwapOpeningOrderValue, SwapOpeningOrderLimit> = {
  id: 'swap-opening-order',
  schema: swapOpeningOrderSchema,
  validators,
  ui: {
    "order": [
      "direction",
      "type",
      "entrustPrice",
      "triggerPrice",
      "leverage",
      "volume",
      "minPrice",
      "maxPrice"
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
      },
      "minPrice": {
        "widget": "decimal"
      },
      "maxPrice": {
        "widget": "decimal"
      }
    }
  },
  secrets: [],
}
