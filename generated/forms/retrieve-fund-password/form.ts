// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type RetrieveFundPasswordLimit, retrieveFundPasswordSchema, type RetrieveFundPasswordValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `resetFundPassword`. */
export const retrieveFundPasswordForm: FormDefinition<RetrieveFundPasswordValue, RetrieveFundPasswordLimit> = {
  id: 'retrieve-fund-password',
  schema: retrieveFundPasswordSchema,
  validators,
  ui: {
    "order": [
      "code",
      "newPassword",
      "confirm"
    ],
    "fields": {
      "code": {
        "widget": "code",
        "via": "phone",
        "autocomplete": "one-time-code"
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
  secrets: ["code","newPassword","confirm"],
}
