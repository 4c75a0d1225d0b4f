// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `otc-release` once its validator accepts it. */
export type OtcReleaseValue = {
  jyPassword: string
}

/** Limits known at run time that it is judged with. */
export type OtcReleaseLimit = never

export const otcReleaseSchema: FormSchema = {
  "$id": "otc-release",
  "type": "object",
  "properties": {
    "jyPassword": {
      "type": "string",
      "format": "password",
      "minLength": 6
    }
  },
  "required": [
    "jyPassword"
  ]
}
