// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** What the form `merchant-apply` holds once its validator accepts it. */
export type MerchantApplyValue = {
  telno: string
  wechat?: string
  qq?: string
  businessAuthDepositId: number | string
  assetData: string
  tradeData: string
}

/** Limits known at run time that it is judged with. */
export type MerchantApplyLimit = never

export const merchantApplySchema: FormSchema = {
  "$id": "merchant-apply",
  "type": "object",
  "properties": {
    "telno": {
      "type": "string",
      "minLength": 1,
      "maxLength": 32
    },
    "wechat": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "qq": {
      "type": "string",
      "minLength": 1,
      "maxLength": 32
    },
    "businessAuthDepositId": {
      "type": [
        "integer",
        "string"
      ],
      "minimum": 1,
      "minLength": 1
    },
    "assetData": {
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
    "tradeData": {
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
  },
  "required": [
    "telno",
    "businessAuthDepositId",
    "assetData",
    "tradeData"
  ]
}
