// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type MerchantApplyLimit, merchantApplySchema, type MerchantApplyValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `applyAsMerchant`. */
export const merchantApplyForm: FormDefinition<MerchantApplyValue, MerchantApplyLimit> = {
  id: 'merchant-apply',
  schema: merchantApplySchema,
  validators,
  ui: {
    "order": [
      "telno",
      "wechat",
      "qq",
      "businessAuthDepositId",
      "assetData",
      "tradeData"
    ],
    "fields": {
      "telno": {
        "widget": "text",
        "autocomplete": "tel"
      },
      "wechat": {
        "widget": "text",
        "autocomplete": "off"
      },
      "qq": {
        "widget": "text",
        "autocomplete": "off"
      },
      "businessAuthDepositId": {
        "widget": "cards"
      },
      "assetData": {
        "widget": "image"
      },
      "tradeData": {
        "widget": "image"
      }
    }
  },
  secrets: ["assetData","tradeData"],
}
