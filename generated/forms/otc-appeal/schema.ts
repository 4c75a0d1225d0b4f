// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `otc-appeal` once its validator accepts it. */
export type OtcAppealValue = {
  remark: string
}

/** Limits known at run time that it is judged with. */
export type OtcAppealLimit = never

export const otcAppealSchema: FormSchema = {
  "$id": "otc-appeal",
  "type": "object",
  "properties": {
    "remark": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
    }
  },
  "required": [
    "remark"
  ]
}
