// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type ResetPasswordByEmailLimit, resetPasswordByEmailSchema, type ResetPasswordByEmailValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `resetLoginPassword`. */
export const resetPasswordByEmailForm: FormDefinition<ResetPasswordByEmailValue, ResetPasswordByEmailLimit> = {
  id: 'reset-password-by-email',
  schema: resetPasswordByEmailSchema,
  validators,
  ui: {
    "order": [
      "account",
      "code",
      "password",
      "confirm"
    ],
    "fields": {
      "account": {
        "widget": "email",
        "autocomplete": "email"
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
