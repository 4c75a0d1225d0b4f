// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `bind-phone` once its validator accepts it. */
export type BindPhoneValue = {
  phone: string
  country: string
  code: string
  password: string
}

/** Limits known at run time that it is judged with. */
export type BindPhoneLimit = never

export const bindPhoneSchema: FormSchema = {
  "$id": "bind-phone",
  "type": "object",
  "required": [
    "phone",
    "country",
    "code",
    "password"
  ],
  "properties": {
    "phone": {
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
      "minLength": 6
    }
  }
}
