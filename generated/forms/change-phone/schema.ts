// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `change-phone` once its validator accepts it. */
export type ChangePhoneValue = {
  code: string
  phone: string
  password: string
}

/** Limits known at run time that it is judged with. */
export type ChangePhoneLimit = never

export const changePhoneSchema: FormSchema = {
  "$id": "change-phone",
  "type": "object",
  "properties": {
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    },
    "phone": {
      "type": "string",
      "pattern": "^\\d{5,15}$"
    },
    "password": {
      "type": "string",
      "format": "password",
      "minLength": 6
    }
  },
  "required": [
    "code",
    "phone",
    "password"
  ]
}
