// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `bind-authenticator` once its validator accepts it. */
export type BindAuthenticatorValue = {
  codes: string
}

/** Limits known at run time that it is judged with. */
export type BindAuthenticatorLimit = never

export const bindAuthenticatorSchema: FormSchema = {
  "$id": "bind-authenticator",
  "type": "object",
  "required": [
    "codes"
  ],
  "properties": {
    "codes": {
      "type": "string",
      "pattern": "^\\d{6}$"
    }
  }
}
