// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `payment-method` once its validator accepts it. */
export type PaymentMethodValue = {
  field_1?: string
  field_2?: string
  field_3?: string
  field_4?: string
  field_5?: string
  field_6?: string
  field_7?: string
}

/** Limits known at run time that it is judged with. */
export type PaymentMethodLimit = never

export const paymentMethodSchema: FormSchema = {
  "$id": "payment-method",
  "type": "object",
  "properties": {
    "field_1": {
      "type": "string",
      "maxLength": 500,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png",
          "image/bmp"
        ],
        "maxBytes": 1048576
      }
    },
    "field_2": {
      "type": "string",
      "maxLength": 500,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png",
          "image/bmp"
        ],
        "maxBytes": 1048576
      }
    },
    "field_3": {
      "type": "string",
      "maxLength": 500,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png",
          "image/bmp"
        ],
        "maxBytes": 1048576
      }
    },
    "field_4": {
      "type": "string",
      "maxLength": 500,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png",
          "image/bmp"
        ],
        "maxBytes": 1048576
      }
    },
    "field_5": {
      "type": "string",
      "maxLength": 500,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png",
          "image/bmp"
        ],
        "maxBytes": 1048576
      }
    },
    "field_6": {
      "type": "string",
      "maxLength": 500,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png",
          "image/bmp"
        ],
        "maxBytes": 1048576
      }
    },
    "field_7": {
      "type": "string",
      "maxLength": 500,
      "x-upload": {
        "operation": "uploadImage",
        "types": [
          "image/jpeg",
          "image/png",
          "image/bmp"
        ],
        "maxBytes": 1048576
      }
    }
  },
  "required": []
}
