// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type SetFundPasswordLimit, setFundPasswordSchema, type SetFundPasswordValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `setFundPassword`. */
export const setFundPasswordForm: FormDefinition<SetFundPasswordValue, SetFundPasswordLimit> = {
  id: 'set-fund-password',
  schema: setFundPasswordSchema,
  validators,
  ui: {
    "order": [
      "jyPassword",
      "confirm"
    ],
    "fields": {
      "jyPassword": {
        "widget": "password",
        "autocomplete": "off"
      },
      "confirm": {
        "widget": "password",
        "autocomplete": "off"
      }
    }
  },
  secrets: ["jyPassword","confirm"],
}
