// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type RegisterByPhoneLimit, registerByPhoneSchema, type RegisterByPhoneValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `registerByPhone`. */
export const registerByPhoneForm: FormDefinition<RegisterByPhoneValue, RegisterByPhoneLimit> = {
  id: 'register-by-phone',
  schema: registerByPhoneSchema,
  validators,
  ui: {
    "order": [
      "phone",
      "country",
      "code",
      "username",
      "password",
      "confirm",
      "promotion",
      "agreement"
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
      "username": {
        "widget": "text",
        "autocomplete": "nickname"
      },
      "password": {
        "widget": "password",
        "autocomplete": "new-password"
      },
      "confirm": {
        "widget": "password",
        "autocomplete": "new-password"
      },
      "promotion": {
        "widget": "text",
        "autocomplete": "off"
      },
      "agreement": {
        "widget": "agreement"
      }
    }
  },
  secrets: ["code","password","confirm"],
}
