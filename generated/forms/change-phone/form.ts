// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type ChangePhoneLimit, changePhoneSchema, type ChangePhoneValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `changePhone`. */
export const changePhoneForm: FormDefinition<ChangePhoneValue, ChangePhoneLimit> = {
  id: 'change-phone',
  schema: changePhoneSchema,
  validators,
  ui: {
    "order": [
      "code",
      "phone",
      "password"
    ],
    "fields": {
      "code": {
        "widget": "code",
        "via": "phone",
        "autocomplete": "one-time-code"
      },
      "phone": {
        "widget": "phone",
        "autocomplete": "tel-national"
      },
      "password": {
        "widget": "password",
        "autocomplete": "current-password"
      }
    }
  },
  secrets: ["code","password"],
}
