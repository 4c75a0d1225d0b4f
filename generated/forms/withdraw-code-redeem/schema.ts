// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `withdraw-code-redeem` once its validator accepts it. */
export type WithdrawCodeRedeemValue = {
  withdrawCode: string
}

/** Limits known at run time that it is judged with. */
export type WithdrawCodeRedeemLimit = never

export const withdrawCodeRedeemSchema: FormSchema = {
  "$id": "withdraw-code-redeem",
  "type": "object",
  "properties": {
    "withdrawCode": {
      "type": "string",
      "pattern": "^[0-9A-Fa-f]{32}$"
    }
  },
  "required": [
    "withdrawCode"
  ]
}
