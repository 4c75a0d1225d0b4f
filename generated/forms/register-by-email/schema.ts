// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `register-by-email` once its validator accepts it. */
export type RegisterByEmailValue = {
  email: string
  country: string
  code: string
  username: string
  password: string
  confirm: string
  promotion?: string
  agreement: true
}

/** Limits known at run time that it is judged with. */
export type RegisterByEmailLimit = never

export const registerByEmailSchema: FormSchema = {
  "$id": "register-by-email",
  "type": "object",
  "required": [
    "email",
    "country",
    "code",
    "username",
    "password",
    "confirm",
    "agreement"
  ],
  "properties": {
    "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
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
