// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `change-login-password` once its validator accepts it. */
export type ChangeLoginPasswordValue = {
  oldPassword: string
  newPassword: string
  confirm: string
  code: string
}

/** Limits known at run time that it is judged with. */
export type ChangeLoginPasswordLimit = never

export const changeLoginPasswordSchema: FormSchema = {
  "$id": "change-login-password",
  "type": "object",
  "required": [
    "oldPassword",
    "newPassword",
    "confirm",
    "code"
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
    },
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    }
  }
}
