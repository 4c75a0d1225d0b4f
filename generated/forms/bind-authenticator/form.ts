// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type BindAuthenticatorLimit, bindAuthenticatorSchema, type BindAuthenticatorValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `bindAuthenticator`. */
export const bindAuthenticatorForm: FormDefinition<BindAuthenticatorValue, BindAuthenticatorLimit> = {
  id: 'bind-authenticator',
  schema: bindAuthenticatorSchema,
  validators,
  ui: {
    "order": [
      "codes"
    ],
    "fields": {
      "codes": {
        "widget": "digits",
        "autocomplete": "one-time-code"
      }
    }
  },
  secrets: ["codes"],
}
