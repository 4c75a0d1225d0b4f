// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `saved-address` once its validator accepts it. */
export type SavedAddressValue = {
  address: string
  memo?: string
  remark: string
}

/** Limits known at run time that it is judged with. */
export type SavedAddressLimit = 'addressPattern' | 'memoPattern'

export const savedAddressSchema: FormSchema = {
  "$id": "saved-address",
  "type": "object",
  "properties": {
    "address": {
      "type": "string",
      "maxLength": 128,
      "pattern": "^\\S+$",
      "x-pattern": {
        "ctx": "addressPattern"
      }
    },
    "memo": {
      "type": "string",
      "maxLength": 64,
      "pattern": "^\\S+$",
      "x-pattern": {
        "ctx": "memoPattern"
      }
    },
    "remark": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40
    }
  },
  "required": [
    "address",
    "remark"
  ]
}
