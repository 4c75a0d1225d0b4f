// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `real-name` once its validator accepts it. */
export type RealNameValue = {
  realName: string
  country: string
  idCard: string
  idCardFront: string
  idCardBack: string
  handHeldIdCard: string
}

/** Limits known at run time that it is judged with. */
export type RealNameLimit = never

export const realNameSchema: FormSchema = {
  "$id": "real-name",
  "type": "object",
  "required": [
    "realName",
    "country",
    "idCard",
    "idCardFront",
    "idCardBack",
    "handHeldIdCard"
  ],
  "properties": {
    "realName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "country": {
      "type": "string",
      "minLength": 1
    },
    "idCard": {
      "type": "string",
      "pattern": "^[A-Za-z0-9]{5,30}$"
    },
    "idCardFront": {
      "type": "string",
      "minLength": 1,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png"
        ],
        "maxBytes": 8388608
      }
    },
    "idCardBack": {
      "type": "string",
      "minLength": 1,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png"
        ],
        "maxBytes": 8388608
      }
    },
    "handHeldIdCard": {
      "type": "string",
      "minLength": 1,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png"
        ],
        "maxBytes": 8388608
      }
    }
  }
}
