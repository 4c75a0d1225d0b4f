// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type WithdrawLimit, withdrawSchema, type WithdrawValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `createWithdrawal`. */
export const withdrawForm: FormDefinition<WithdrawValue, WithdrawLimit> = {
  id: 'withdraw',
  schema: withdrawSchema,
  validators,
  ui: {
    "order": [
      "coinName",
      "coinprotocol",
      "address",
      "memo",
      "money",
      "codeType",
      "code",
      "payPwd"
    ],
    "fields": {
      "coinName": {
        "widget": "search"
      },
      "coinprotocol": {
        "widget": "cards"
      },
      "address": {
        "widget": "text",
        "autocomplete": "off"
      },
      "memo": {
        "widget": "text",
        "autocomplete": "off"
      },
      "money": {
        "widget": "decimal",
        "max": "balance"
      },
      "codeType": {
        "widget": "segments"
      },
      "code": {
        "widget": "code",
        "via": "phone",
        "autocomplete": "one-time-code"
      },
      "payPwd": {
        "widget": "password",
        "autocomplete": "off"
      }
    }
  },
  secrets: ["code","payPwd"],
}
