// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `bind-email` once its validator accepts it. */
export type BindEmailValue = {
  email: string
  code: string
  password: string
}

/** Limits known at run time that it is judged with. */
export type BindEmailLimit = never

export const bindEmailSchema: FormSchema = {
  "$id": "bind-email",
  "type": "object",
  "properties": {
    "email": {
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
      "minLength": 6
    }
  },
  "required": [
    "email",
    "code",
    "password"
  ]
}
