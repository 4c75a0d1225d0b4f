// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type TransferLimit, transferSchema, type TransferValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `transferSwap`. */
export const transferForm: FormDefinition<TransferValue, TransferLimit> = {
  id: 'transfer',
  schema: transferSchema,
  validators,
  ui: {
    "order": [
      "from",
      "to",
      "unit",
      "amount"
    ],
    "fields": {
      "from": {
        "widget": "select"
      },
      "to": {
        "widget": "select"
      },
      "unit": {
        "widget": "search"
      },
      "amount": {
        "widget": "decimal",
        "max": "balance"
      }
    }
  },
  secrets: [],
}
