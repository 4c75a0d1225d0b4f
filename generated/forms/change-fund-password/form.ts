// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type ChangeFundPasswordLimit, changeFundPasswordSchema, type ChangeFundPasswordValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `changeFundPassword`. */
export const changeFundPasswordForm: FormDefinition<ChangeFundPasswordValue, ChangeFundPasswordLimit> = {
  id: 'change-fund-password',
  schema: changeFundPasswordSchema,
  validators,
  ui: {
    "order": [
      "oldPassword",
      "newPassword",
      "confirm"
    ],
    "fields": {
      "oldPassword": {
        "widget": "password",
        "autocomplete": "off"
      },
      "newPassword": {
        "widget": "password",
        "autocomplete": "off"
      },
      "confirm": {
        "widget": "password",
        "autocomplete": "off"
      }
    }
  },
  secrets: ["oldPassword","newPassword","confirm"],
}
