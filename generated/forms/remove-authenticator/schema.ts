// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `remove-authenticator` once its validator accepts it. */
export type RemoveAuthenticatorValue = {
  codes: string
  password: string
}

/** Limits known at run time that it is judged with. */
export type RemoveAuthenticatorLimit = never

export const removeAuthenticatorSchema: FormSchema = {
  "$id": "remove-authenticator",
  "type": "object",
  "required": [
    "codes",
    "password"
  ],
  "properties": {
    "codes": {
      "type": "string",
      "pattern": "^\\d{6}$"
    },
    "password": {
      "type": "string",
      "format": "password",
      "minLength": 6
    }
  }
}
