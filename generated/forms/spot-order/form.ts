// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SpotOrderLimit, spotOrderSchema, type SpotOrderValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeSpotOrder`. */
export const spotOrderForm: FormDefinition<SpotOrderValue, SpotOrderLimit> = {
  id: 'spot-order',
  schema: spotOrderSchema,
  validators,
  ui: {
    "order": [
      "direction",
      "type",
      "price",
      "amount"
    ],
    "fields": {
      "direction": {
        "widget": "segments"
      },
      "type": {
        "widget": "segments"
      },
      "price": {
        "widget": "decimal"
      },
      "amount": {
        "widget": "decimal",
        "max": "affordable"
      }
    }
  },
  secrets: [],
}
