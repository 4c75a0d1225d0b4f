// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `savings-order` once its validator accepts it. */
export type SavingsOrderValue = {
  amount: string
}

/** Limits known at run time that it is judged with. */
export type SavingsOrderLimit = 'balance' | 'minAmount'

export const savingsOrderSchema: FormSchema = {
  "$id": "savings-order",
  "type": "object",
  "properties": {
    "amount": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-minimum": {
        "ctx": "minAmount"
      },
      "x-decimal-maximum": {
        "ctx": "balance"
      },
      "x-decimal-places": 8
    }
  },
  "required": [
    "amount"
  ]
}
