// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** What the form `reset-password-by-phone` holds once its validator accepts it. */
export type ResetPasswordByPhoneValue = {
  account: string
  country?: string
  code: string
  password: string
  confirm: string
}

/** Limits known at run time that it is judged with. */
export type ResetPasswordByPhoneLimit = never

export const resetPasswordByPhoneSchema: FormSchema = {
  "$id": "reset-password-by-phone",
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
      "pattern": "^\\d{5,15}$"
    },
    "country": {
      "type": "string",
      "minLength": 1
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
