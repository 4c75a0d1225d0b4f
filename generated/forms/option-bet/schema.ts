// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `option-bet` once its validator accepts it. */
export type OptionBetValue = {
  direction: 0 | 1
  amount: string
}

/** Limits known at run time that it is judged with. */
export type OptionBetLimit = 'affordable' | 'amountPlaces' | 'maxAmount' | 'minAmount'

export const optionBetSchema: FormSchema = {
  "$id": "option-bet",
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
          "ctx": "affordable"
        }
      ],
      "x-decimal-places": [
        {
          "ctx": "amountPlaces"
        },
        8
      ]
    }
  },
  "required": [
    "direction",
    "amount"
  ]
}
