// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `withdraw` once its validator accepts it. */
export type WithdrawValue = {
  coinName: string
  coinprotocol: number
  address: string
  memo?: string
  money: string
  codeType: 1 | 2 | 3
  code: string
  payPwd: string
}

/** Limits known at run time that it is judged with. */
export type WithdrawLimit = 'addressPattern' | 'balance' | 'decimals' | 'maxWithdraw' | 'memoPattern' | 'minWithdraw'

export const withdrawSchema: FormSchema = {
  "$id": "withdraw",
  "type": "object",
  "properties": {
    "coinName": {
      "type": "string",
      "pattern": "^[A-Za-z0-9]{1,20}$"
    },
    "coinprotocol": {
      "type": "integer",
      "minimum": 1
    },
    "address": {
      "type": "string",
      "maxLength": 128,
      "pattern": "^\\S+$",
      "x-pattern": {
        "ctx": "addressPattern"
      }
    },
    "memo": {
      "type": "string",
      "maxLength": 64,
      "pattern": "^\\S+$",
      "x-pattern": {
        "ctx": "memoPattern"
      }
    },
    "money": {
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
      "x-decimal-places": {
        "ctx": "decimals"
      }
    },
    "codeType": {
      "type": "integer",
      "enum": [
        1,
        2,
        3
      ]
    },
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    },
    "payPwd": {
      "type": "string",
      "format": "password",
      "minLength": 6
    }
  },
  "required": [
    "coinName",
    "coinprotocol",
    "address",
    "money",
    "codeType",
    "code",
    "payPwd"
  ]
}
