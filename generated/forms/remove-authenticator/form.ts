// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type RemoveAuthenticatorLimit, removeAuthenticatorSchema, type RemoveAuthenticatorValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `unbindAuthenticator`. */
export const removeAuthenticatorForm: FormDefinition<RemoveAuthenticatorValue, RemoveAuthenticatorLimit> = {
  id: 'remove-authenticator',
  schema: removeAuthenticatorSchema,
  validators,
  ui: {
    "order": [
      "codes",
      "password"
    ],
    "fields": {
      "codes": {
        "widget": "digits",
        "autocomplete": "one-time-code"
      },
      "password": {
        "widget": "password",
        "autocomplete": "current-password"
      }
    }
  },
  secrets: ["codes","password"],
}
