// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type BindPhoneLimit, bindPhoneSchema, type BindPhoneValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `bindPhone`. */
export const bindPhoneForm: FormDefinition<BindPhoneValue, BindPhoneLimit> = {
  id: 'bind-phone',
  schema: bindPhoneSchema,
  validators,
  ui: {
    "order": [
      "phone",
      "country",
      "code",
      "password"
    ],
    "fields": {
      "phone": {
        "widget": "phone",
        "country": "country",
        "autocomplete": "tel-national"
      },
      "country": {
        "within": "phone"
      },
      "code": {
        "widget": "code",
        "to": "phone",
        "autocomplete": "one-time-code"
      },
      "password": {
        "widget": "password",
        "autocomplete": "current-password"
      }
    }
  },
  secrets: ["code","password"],
}
