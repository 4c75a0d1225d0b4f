// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `otc-sell` once its validator accepts it. */
export type OtcSellValue = {
  amount: string
  money: string
}

/** Limits known at run time that it is judged with. */
export type OtcSellLimit = 'balance' | 'maxAmount' | 'maxMoney' | 'minMoney' | 'mostCoins' | 'mostMoney'

export const otcSellSchema: FormSchema = {
  "$id": "otc-sell",
  "type": "object",
  "properties": {
    "amount": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-maximum": [
        {
          "ctx": "maxAmount"
        },
        {
          "ctx": "balance"
        }
      ],
      "x-decimal-places": 8
    },
    "money": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-minimum": {
        "ctx": "minMoney"
      },
      "x-decimal-maximum": {
        "ctx": "maxMoney"
      },
      "x-decimal-places": 2
    }
  },
  "required": [
    "amount",
    "money"
  ]
}
