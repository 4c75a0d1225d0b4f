// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `transfer` once its validator accepts it. */
export type TransferValue = {
  from: "spot" | "swap" | "coin-swap" | "second"
  to: "spot" | "swap" | "coin-swap" | "second"
  unit: string
  amount: string
}

/** Limits known at run time that it is judged with. */
export type TransferLimit = 'balance'

export const transferSchema: FormSchema = {
  "$id": "transfer",
  "type": "object",
  "required": [
    "from",
    "to",
    "unit",
    "amount"
  ],
  "properties": {
    "from": {
      "type": "string",
      "enum": [
        "spot",
        "swap",
        "coin-swap",
        "second"
      ]
    },
    "to": {
      "type": "string",
      "enum": [
        "spot",
        "swap",
        "coin-swap",
        "second"
      ],
      "x-differs": "from"
    },
    "unit": {
      "type": "string",
      "pattern": "^[A-Za-z0-9]{1,20}$"
    },
    "amount": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-maximum": {
        "ctx": "balance"
      },
      "x-decimal-places": 8
    }
  },
  "allOf": [
    {
      "if": {
        "properties": {
          "from": {
            "not": {
              "const": "spot"
            }
          }
        },
        "required": [
          "from"
        ]
      },
      "then": {
        "properties": {
          "to": {
            "enum": [
              "spot"
            ]
          }
        }
      }
    },
    {
      "if": {
        "anyOf": [
          {
            "properties": {
              "from": {
                "const": "swap"
              }
            },
            "required": [
              "from"
            ]
          },
          {
            "properties": {
              "to": {
                "const": "swap"
              }
            },
            "required": [
              "to"
            ]
          }
        ]
      },
      "then": {
        "properties": {
          "unit": {
            "enum": [
              "USDT"
            ]
          }
        }
      }
    }
  ]
}
