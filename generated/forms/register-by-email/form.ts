// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type RegisterByEmailLimit, registerByEmailSchema, type RegisterByEmailValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `registerByEmail`. */
export const registerByEmailForm: FormDefinition<RegisterByEmailValue, RegisterByEmailLimit> = {
  id: 'register-by-email',
  schema: registerByEmailSchema,
  validators,
  ui: {
    "order": [
      "email",
      "code",
      "username",
      "country",
      "password",
      "confirm",
      "promotion",
      "agreement"
    ],
    "fields": {
      "email": {
        "widget": "email",
        "autocomplete": "email"
      },
      "code": {
        "widget": "code",
        "to": "email",
        "autocomplete": "one-time-code"
      },
      "username": {
        "widget": "text",
        "autocomplete": "nickname"
      },
      "country": {
        "widget": "country"
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
