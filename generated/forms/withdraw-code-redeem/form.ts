// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type WithdrawCodeRedeemLimit, withdrawCodeRedeemSchema, type WithdrawCodeRedeemValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `redeemWithdrawCode`. */
export const withdrawCodeRedeemForm: FormDefinition<WithdrawCodeRedeemValue, WithdrawCodeRedeemLimit> = {
  id: 'withdraw-code-redeem',
  schema: withdrawCodeRedeemSchema,
  validators,
  ui: {
    "order": [
      "withdrawCode"
    ],
    "fields": {
      "withdrawCode": {
        "widget": "text",
        "autocomplete": "off"
      }
    }
  },
  secrets: ["withdrawCode"],
}
