// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `api-key-edit` once its validator accepts it. */
export type ApiKeyEditValue = {
  remark: string
  bindIp?: (string)[]
  code: string
}

/** Limits known at run time that it is judged with. */
export type ApiKeyEditLimit = never

export const apiKeyEditSchema: FormSchema = {
  "$id": "api-key-edit",
  "type": "object",
  "properties": {
    "remark": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
    },
    "bindIp": {
      "type": "array",
      "items": {
        "type": "string",
        "format": "ipv4"
      },
      "maxItems": 5,
      "uniqueItems": true
    },
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    }
  },
  "required": [
    "remark",
    "code"
  ]
}
