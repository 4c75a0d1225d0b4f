// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `log-in-code` once its validator accepts it. */
export type LogInCodeValue = {
  code: string
}

/** Limits known at run time that it is judged with. */
export type LogInCodeLimit = never

export const logInCodeSchema: FormSchema = {
  "$id": "log-in-code",
  "type": "object",
  "required": [
    "code"
  ],
  "properties": {
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    }
  }
}
