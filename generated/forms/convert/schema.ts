// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** What the form `convert` holds once its validator accepts it. */
export type ConvertValue = {
  fromUnit: string
  needAmount: string
  toUnit: string
}

/** Limits known at run time that it is judged with. */
export type ConvertLimit = 'balance' | 'maxAmount' | 'minAmount'

export const convertSchema: FormSchema = {
  "$id": "convert",
  "type": "object",
  "properties": {
    "fromUnit": {
      "type": "string",
      "pattern": "^[A-Za-z0-9]{1,20}$"
    },
    "needAmount": {
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
    },
    "toUnit": {
      "type": "string",
      "pattern": "^[A-Za-z0-9]{1,20}$",
      "x-differs": "fromUnit"
    }
  },
  "required": [
    "fromUnit",
    "needAmount",
    "toUnit"
  ]
}
