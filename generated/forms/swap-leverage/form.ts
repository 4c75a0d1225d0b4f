// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SwapLeverageLimit, swapLeverageSchema, type SwapLeverageValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `setSwapLeverage`. */
export const swapLeverageForm: FormDefinition<SwapLeverageValue, SwapLeverageLimit> = {
  id: 'swap-leverage',
  schema: swapLeverageSchema,
  validators,
  ui: {
    "order": [
      "leverage"
    ],
    "fields": {
      "leverage": {
        "widget": "decimal",
        "unit": "×"
      }
    }
  },
  secrets: [],
}
