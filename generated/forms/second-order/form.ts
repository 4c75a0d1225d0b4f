// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SecondOrderLimit, secondOrderSchema, type SecondOrderValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeSecondOrder`. */
export const secondOrderForm: FormDefinition<SecondOrderValue, SecondOrderLimit> = {
  id: 'second-order',
  schema: secondOrderSchema,
  validators,
  ui: {
    "order": [
      "direction",
      "amount"
    ],
    "fields": {
      "direction": {
        "widget": "segments"
      },
      "amount": {
        "widget": "decimal",
        "max": "balance"
      }
    }
  },
  secrets: [],
}
