// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `swap-leverage` once its validator accepts it. */
export type SwapLeverageValue = {
  leverage: string
}

/** Limits known at run time that it is judged with. */
export type SwapLeverageLimit = 'leveragePattern' | 'maxLeverage' | 'minLeverage'

export const swapLeverageSchema: FormSchema = {
  "$id": "swap-leverage",
  "type": "object",
  "properties": {
    "leverage": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-minimum": {
        "ctx": "minLeverage"
      },
      "x-decimal-maximum": {
        "ctx": "maxLeverage"
      },
      "x-pattern": {
        "ctx": "leveragePattern"
      }
    }
  },
  "required": [
    "leverage"
  ]
}
