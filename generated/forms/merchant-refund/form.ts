// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type MerchantRefundLimit, merchantRefundSchema, type MerchantRefundValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `cancelMerchant`. */
export const merchantRefundForm: FormDefinition<MerchantRefundValue, MerchantRefundLimit> = {
  id: 'merchant-refund',
  schema: merchantRefundSchema,
  validators,
  ui: {
    "order": [
      "detail"
    ],
    "fields": {
      "detail": {
        "widget": "textarea"
      }
    }
  },
  secrets: [],
}
