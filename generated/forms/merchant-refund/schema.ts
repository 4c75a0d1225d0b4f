// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `merchant-refund` once its validator accepts it. */
export type MerchantRefundValue = {
  detail?: string
}

/** Limits known at run time that it is judged with. */
export type MerchantRefundLimit = never

export const merchantRefundSchema: FormSchema = {
  "$id": "merchant-refund",
  "type": "object",
  "properties": {
    "detail": {
      "type": "string",
      "maxLength": 500
    }
  },
  "required": []
}
