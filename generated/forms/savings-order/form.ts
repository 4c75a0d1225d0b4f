// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SavingsOrderLimit, savingsOrderSchema, type SavingsOrderValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `buySavings`. */
export const savingsOrderForm: FormDefinition<SavingsOrderValue, SavingsOrderLimit> = {
  id: 'savings-order',
  schema: savingsOrderSchema,
  validators,
  ui: {
    "order": [
      "amount"
    ],
    "fields": {
      "amount": {
        "widget": "decimal",
        "max": "balance"
      }
    }
  },
  secrets: [],
}
