// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SwapCloseLimit, swapCloseSchema, type SwapCloseValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeSwapClosingOrder`. */
export const swapCloseForm: FormDefinition<SwapCloseValue, SwapCloseLimit> = {
  id: 'swap-close',
  schema: swapCloseSchema,
  validators,
  ui: {
    "order": [
      "type",
      "entrustPrice",
      "volume"
    ],
    "fields": {
      "type": {
        "widget": "segments"
      },
      "entrustPrice": {
        "widget": "decimal",
        "when": {
          "type": 1
        },
        "elsewhere": "volume"
      },
      "volume": {
        "widget": "decimal",
        "max": "closable"
      }
    }
  },
  secrets: [],
}
