// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `set-fund-password` once its validator accepts it. */
export type SetFundPasswordValue = {
  jyPassword: string
  confirm: string
}

/** Limits known at run time that it is judged with. */
export type SetFundPasswordLimit = never

export const setFundPasswordSchema: FormSchema = {
  "$id": "set-fund-password",
  "type": "object",
  "required": [
    "jyPassword",
    "confirm"
  ],
  "properties": {
    "jyPassword": {
      "type": "string",
      "format": "password",
      "minLength": 6,
      "maxLength": 20
    },
    "confirm": {
      "type": "string",
      "format": "password",
      "x-equals": "jyPassword"
    }
  }
}
