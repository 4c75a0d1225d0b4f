// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** What the form `withdraw-code-create` holds once its validator accepts it. */
export type WithdrawCodeCreateValue = {
  unit: string
  amount: string
  jyPassword: string
}

/** Limits known at run time that it is judged with. */
export type WithdrawCodeCreateLimit = 'balance' | 'maxWithdraw' | 'minWithdraw'

export const withdrawCodeCreateSchema: FormSchema = {
  "$id": "withdraw-code-create",
  "type": "object",
  "properties": {
    "unit": {
      "type": "string",
      "pattern": "^[A-Za-z0-9]{1,20}$"
    },
    "amount": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-minimum": {
        "ctx": "minWithdraw"
      },
      "x-decimal-maximum": [
        {
          "ctx": "maxWithdraw"
        },
        {
          "ctx": "balance"
        }
      ],
      "x-decimal-places": 8
    },
    "jyPassword": {
      "type": "string",
      "format": "password",
      "minLength": 6
    }
  },
  "required": [
    "unit",
    "amount",
    "jyPassword"
  ]
}
