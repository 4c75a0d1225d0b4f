// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SavedAddressLimit, savedAddressSchema, type SavedAddressValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `saveAddress`. */
export const savedAddressForm: FormDefinition<SavedAddressValue, SavedAddressLimit> = {
  id: 'saved-address',
  schema: savedAddressSchema,
  validators,
  ui: {
    "order": [
      "remark",
      "address",
      "memo"
    ],
    "fields": {
      "remark": {
        "widget": "text",
        "autocomplete": "off"
      },
      "address": {
        "widget": "text",
        "autocomplete": "off"
      },
      "memo": {
        "widget": "text",
        "autocomplete": "off"
      }
    }
  },
  secrets: [],
}
