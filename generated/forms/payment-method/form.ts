// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type PaymentMethodLimit, paymentMethodSchema, type PaymentMethodValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `savePaymentMethod`. */
export const paymentMethodForm: FormDefinition<PaymentMethodValue, PaymentMethodLimit> = {
  id: 'payment-method',
  schema: paymentMethodSchema,
  validators,
  ui: {
    "order": [
      "field_1",
      "field_2",
      "field_3",
      "field_4",
      "field_5",
      "field_6",
      "field_7"
    ],
    "fields": {
      "field_1": {
        "widget": "text",
        "autocomplete": "off"
      },
      "field_2": {
        "widget": "text",
        "autocomplete": "off"
      },
      "field_3": {
        "widget": "text",
        "autocomplete": "off"
      },
      "field_4": {
        "widget": "text",
        "autocomplete": "off"
      },
      "field_5": {
        "widget": "text",
        "autocomplete": "off"
      },
      "field_6": {
        "widget": "text",
        "autocomplete": "off"
      },
      "field_7": {
        "widget": "text",
        "autocomplete": "off"
      }
    }
  },
  secrets: [],
}
