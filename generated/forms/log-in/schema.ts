// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `log-in` once its validator accepts it. */
export type LogInValue = {
  username: string
  country?: string
  password: string
}

/** Limits known at run time that it is judged with. */
export type LogInLimit = never

export const logInSchema: FormSchema = {
  "$id": "log-in",
  "type": "object",
  "properties": {
    "username": {
      "type": "string",
      "minLength": 1
    },
    "country": {
      "type": "string",
      "minLength": 1
    },
    "password": {
      "type": "string",
      "format": "password",
      "minLength": 6
    }
  },
  "required": [
    "username",
    "password"
  ]
}
