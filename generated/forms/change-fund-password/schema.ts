// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `change-fund-password` once its validator accepts it. */
export type ChangeFundPasswordValue = {
  oldPassword: string
  newPassword: string
  confirm: string
}

/** Limits known at run time that it is judged with. */
export type ChangeFundPasswordLimit = never

export const changeFundPasswordSchema: FormSchema = {
  "$id": "change-fund-password",
  "type": "object",
  "required": [
    "oldPassword",
    "newPassword",
    "confirm"
  ],
  "properties": {
    "oldPassword": {
      "type": "string",
      "format": "password",
      "minLength": 6
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
