// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `reset-password-by-email` once its validator accepts it. */
export type ResetPasswordByEmailValue = {
  account: string
  code: string
  password: string
  confirm: string
}

/** Limits known at run time that it is judged with. */
export type ResetPasswordByEmailLimit = never

export const resetPasswordByEmailSchema: FormSchema = {
  "$id": "reset-password-by-email",
  "type": "object",
  "required": [
    "account",
    "code",
    "password",
    "confirm"
  ],
  "properties": {
    "account": {
      "type": "string",
      "format": "email",
      "maxLength": 254
    },
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    },
    "password": {
      "type": "string",
      "format": "password",
      "minLength": 6,
      "maxLength": 20
    },
    "confirm": {
      "type": "string",
      "format": "password",
      "x-equals": "password"
    }
  }
}
