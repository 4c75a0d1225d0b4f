// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `swap-stops` once its validator accepts it. */
export type SwapStopsValue = {
  maxPrice?: string
  minPrice?: string
}

/** Limits known at run time that it is judged with. */
export type SwapStopsLimit = 'markPrice' | 'pricePlaces'

export const swapStopsSchema: FormSchema = {
  "$id": "swap-stops",
  "type": "object",
  "properties": {
    "maxPrice": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": [
        {
          "ctx": "markPrice"
        },
        "0"
      ],
      "x-decimal-places": {
        "ctx": "pricePlaces"
      }
    },
    "minPrice": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-exclusive-maximum": {
        "ctx": "markPrice"
      },
      "x-decimal-places": {
        "ctx": "pricePlaces"
      }
    }
  },
  "required": []
}
