// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type ResetPasswordByPhoneLimit, resetPasswordByPhoneSchema, type ResetPasswordByPhoneValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `resetLoginPassword`. */
export const resetPasswordByPhoneForm: FormDefinition<ResetPasswordByPhoneValue, ResetPasswordByPhoneLimit> = {
  id: 'reset-password-by-phone',
  schema: resetPasswordByPhoneSchema,
  validators,
  ui: {
    "order": [
      "account",
      "country",
      "code",
      "password",
      "confirm"
    ],
    "fields": {
      "account": {
        "widget": "phone",
        "country": "country",
        "autocomplete": "tel-national"
      },
      "country": {
        "within": "account"
      },
      "code": {
        "widget": "code",
        "to": "account",
        "autocomplete": "one-time-code"
      },
      "password": {
        "widget": "password",
        "autocomplete": "new-password"
      },
      "confirm": {
        "widget": "password",
        "autocomplete": "new-password"
      }
    }
  },
  secrets: ["code","password","confirm"],
}
