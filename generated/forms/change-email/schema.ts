// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `change-email` once its validator accepts it. */
export type ChangeEmailValue = {
  oldEmailCode: string
  newEmail: string
  newEmailCode: string
}

/** Limits known at run time that it is judged with. */
export type ChangeEmailLimit = never

export const changeEmailSchema: FormSchema = {
  "$id": "change-email",
  "type": "object",
  "properties": {
    "oldEmailCode": {
      "type": "string",
      "pattern": "^\\d{6}$"
    },
    "newEmail": {
      "type": "string",
      "format": "email",
      "maxLength": 254
    },
    "newEmailCode": {
      "type": "string",
      "pattern": "^\\d{6}$"
    }
  },
  "required": [
    "oldEmailCode",
    "newEmail",
    "newEmailCode"
  ]
}
