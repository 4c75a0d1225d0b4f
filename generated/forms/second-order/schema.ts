// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `second-order` once its validator accepts it. */
export type SecondOrderValue = {
  direction: 0 | 1
  amount: string
}

/** Limits known at run time that it is judged with. */
export type SecondOrderLimit = 'balance' | 'maxAmount' | 'minAmount'

export const secondOrderSchema: FormSchema = {
  "$id": "second-order",
  "type": "object",
  "properties": {
    "direction": {
      "type": "integer",
      "enum": [
        0,
        1
      ]
    },
    "amount": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-minimum": {
        "ctx": "minAmount"
      },
      "x-decimal-maximum": [
        {
          "ctx": "maxAmount"
        },
        {
          "ctx": "balance"
        }
      ],
      "x-decimal-places": 8
    }
  },
  "required": [
    "direction",
    "amount"
  ]
}
