// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type BindEmailLimit, bindEmailSchema, type BindEmailValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `bindEmail`. */
export const bindEmailForm: FormDefinition<BindEmailValue, BindEmailLimit> = {
  id: 'bind-email',
  schema: bindEmailSchema,
  validators,
  ui: {
    "order": [
      "email",
      "code",
      "password"
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
      "password": {
        "widget": "password",
        "autocomplete": "current-password"
      }
    }
  },
  secrets: ["code","password"],
}
