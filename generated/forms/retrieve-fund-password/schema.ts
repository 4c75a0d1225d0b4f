// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `retrieve-fund-password` once its validator accepts it. */
export type RetrieveFundPasswordValue = {
  code: string
  newPassword: string
  confirm: string
}

/** Limits known at run time that it is judged with. */
export type RetrieveFundPasswordLimit = never

export const retrieveFundPasswordSchema: FormSchema = {
  "$id": "retrieve-fund-password",
  "type": "object",
  "required": [
    "code",
    "newPassword",
    "confirm"
  ],
  "properties": {
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    },
    "newPassword": {
      "type": "string",
      "format": "password",
      "minLength": 6,
      "maxLength": 20
    },
    "confirm": {
      "type": "string",
      "format": "password",
      "x-equals": "newPassword"
    }
  }
}
