// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `register-by-phone` once its validator accepts it. */
export type RegisterByPhoneValue = {
  phone: string
  country: string
  code: string
  username: string
  password: string
  confirm: string
  promotion?: string
  agreement: true
}

/** Limits known at run time that it is judged with. */
export type RegisterByPhoneLimit = never

export const registerByPhoneSchema: FormSchema = {
  "$id": "register-by-phone",
  "type": "object",
  "required": [
    "phone",
    "country",
    "code",
    "username",
    "password",
    "confirm",
    "agreement"
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
    "username": {
      "type": "string",
      "minLength": 3,
      "maxLength": 20
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
    },
    "promotion": {
      "type": "string",
      "maxLength": 64
    },
    "agreement": {
      "type": "boolean",
      "const": true
    }
  }
}
