// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type WithdrawCodeCreateLimit, withdrawCodeCreateSchema, type WithdrawCodeCreateValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `createWithdrawCode`. */
export const withdrawCodeCreateForm: FormDefinition<WithdrawCodeCreateValue, WithdrawCodeCreateLimit> = {
  id: 'withdraw-code-create',
  schema: withdrawCodeCreateSchema,
  validators,
  ui: {
    "order": [
      "unit",
      "amount",
      "jyPassword"
    ],
    "fields": {
      "unit": {
        "widget": "search"
      },
      "amount": {
        "widget": "decimal",
        "max": "balance"
      },
      "jyPassword": {
        "widget": "password",
        "autocomplete": "off"
      }
    }
  },
  secrets: ["jyPassword"],
}
