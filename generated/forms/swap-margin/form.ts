// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SwapMarginLimit, swapMarginSchema, type SwapMarginValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `adjustSwapMargin`. */
export const swapMarginForm: FormDefinition<SwapMarginValue, SwapMarginLimit> = {
  id: 'swap-margin',
  schema: swapMarginSchema,
  validators,
  ui: {
    "order": [
      "type",
      "principal"
    ],
    "fields": {
      "type": {
        "widget": "segments"
      },
      "principal": {
        "widget": "decimal",
        "max": "adjustable"
      }
    }
  },
  secrets: [],
}
