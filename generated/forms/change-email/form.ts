// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type ChangeEmailLimit, changeEmailSchema, type ChangeEmailValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `changeEmail`. */
export const changeEmailForm: FormDefinition<ChangeEmailValue, ChangeEmailLimit> = {
  id: 'change-email',
  schema: changeEmailSchema,
  validators,
  ui: {
    "order": [
      "oldEmailCode",
      "newEmail",
      "newEmailCode"
    ],
    "fields": {
      "oldEmailCode": {
        "widget": "code",
        "via": "email",
        "autocomplete": "one-time-code"
      },
      "newEmail": {
        "widget": "email",
        "autocomplete": "email"
      },
      "newEmailCode": {
        "widget": "code",
        "to": "newEmail",
        "autocomplete": "one-time-code"
      }
    }
  },
  secrets: ["oldEmailCode","newEmailCode"],
}
