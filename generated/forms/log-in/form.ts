// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type LogInLimit, logInSchema, type LogInValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `logIn`. */
export const logInForm: FormDefinition<LogInValue, LogInLimit> = {
  id: 'log-in',
  schema: logInSchema,
  validators,
  ui: {
    "order": [
      "username",
      "country",
      "password"
    ],
    "fields": {
      "username": {
        "widget": "account",
        "country": "country",
        "autocomplete": "username"
      },
      "country": {
        "within": "username"
      },
      "password": {
        "widget": "password",
        "autocomplete": "current-password"
      }
    }
  },
  secrets: ["password"],
}
