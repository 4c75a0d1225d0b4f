// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SwapStopsLimit, swapStopsSchema, type SwapStopsValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `setSwapTakeProfitStopLoss`. */
export const swapStopsForm: FormDefinition<SwapStopsValue, SwapStopsLimit> = {
  id: 'swap-stops',
  schema: swapStopsSchema,
  validators,
  ui: {
    "order": [
      "maxPrice",
      "minPrice"
    ],
    "fields": {
      "maxPrice": {
        "widget": "decimal"
      },
      "minPrice": {
        "widget": "decimal"
      }
    }
  },
  secrets: [],
}
