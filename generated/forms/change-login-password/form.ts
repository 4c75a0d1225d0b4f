// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type ChangeLoginPasswordLimit, changeLoginPasswordSchema, type ChangeLoginPasswordValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `changeLoginPassword`. */
export const changeLoginPasswordForm: FormDefinition<ChangeLoginPasswordValue, ChangeLoginPasswordLimit> = {
  id: 'change-login-password',
  schema: changeLoginPasswordSchema,
  validators,
  ui: {
    "order": [
      "oldPassword",
      "newPassword",
      "confirm",
      "code"
    ],
    "fields": {
      "oldPassword": {
        "widget": "password",
        "autocomplete": "current-password"
      },
      "newPassword": {
        "widget": "password",
        "autocomplete": "new-password"
      },
      "confirm": {
        "widget": "password",
        "autocomplete": "new-password"
      },
      "code": {
        "widget": "code",
        "via": "phone",
        "autocomplete": "one-time-code"
      }
    }
  },
  secrets: ["oldPassword","newPassword","confirm","code"],
}
