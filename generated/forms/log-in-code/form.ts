// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type LogInCodeLimit, logInCodeSchema, type LogInCodeValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `logIn`. */
export const logInCodeForm: FormDefinition<LogInCodeValue, LogInCodeLimit> = {
  id: 'log-in-code',
  schema: logInCodeSchema,
  validators,
  ui: {
    "order": [
      "code"
    ],
    "fields": {
      "code": {
        "widget": "digits",
        "autocomplete": "one-time-code"
      }
    }
  },
  secrets: ["code"],
}
