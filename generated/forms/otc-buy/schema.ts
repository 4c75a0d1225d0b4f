// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `otc-buy` once its validator accepts it. */
export type OtcBuyValue = {
  money: string
  amount: string
}

/** Limits known at run time that it is judged with. */
export type OtcBuyLimit = 'balance' | 'maxAmount' | 'maxMoney' | 'minMoney' | 'mostCoins' | 'mostMoney'

export const otcBuySchema: FormSchema = {
  "$id": "otc-buy",
  "type": "object",
  "properties": {
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
    },
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
    }
  },
  "required": [
    "money",
    "amount"
  ]
}
