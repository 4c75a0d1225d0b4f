// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `swap-margin` once its validator accepts it. */
export type SwapMarginValue = {
  type: 0 | 1
  principal: string
}

/** Limits known at run time that it is judged with. */
export type SwapMarginLimit = 'adjustable'

export const swapMarginSchema: FormSchema = {
  "$id": "swap-margin",
  "type": "object",
  "properties": {
    "type": {
      "type": "integer",
      "enum": [
        0,
        1
      ]
    },
    "principal": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-maximum": {
        "ctx": "adjustable"
      },
      "x-decimal-places": 8
    }
  },
  "required": [
    "type",
    "principal"
  ]
}
