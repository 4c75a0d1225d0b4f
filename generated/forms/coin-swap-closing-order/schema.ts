// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `coin-swap-closing-order` once its validator accepts it. */
export type CoinSwapClosingOrderValue = {
  direction: 0 | 1
  type: 0 | 1 | 2
  entrustPrice: string
  triggerPrice?: string
  volume: string
}

/** Limits known at run time that it is judged with. */
export type CoinSwapClosingOrderLimit = 'closable' | 'maxAmount' | 'maxPrice' | 'minAmount' | 'minPrice' | 'pricePlaces'

export const coinSwapClosingOrderSchema: FormSchema = {
  "$id": "coin-swap-closing-order",
  "type": "object",
  "properties": {
    "direction": {
      "type": "integer",
      "enum": [
        0,
        1
      ]
    },
    "type": {
      "type": "integer",
      "enum": [
        0,
        1,
        2
      ]
    },
    "entrustPrice": {
      "type": "string",
      "format": "decimal",
      "x-decimal-minimum": "0",
      "x-decimal-places": {
        "ctx": "pricePlaces"
      }
    },
    "triggerPrice": {
      "type": "string",
      "format": "decimal",
      "x-decimal-minimum": "0",
      "x-decimal-places": {
        "ctx": "pricePlaces"
      }
    },
    "volume": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-minimum": {
        "ctx": "minAmount"
      },
      "x-decimal-maximum": [
        {
          "ctx": "maxAmount"
        },
        {
          "ctx": "closable"
        }
      ],
      "x-decimal-places": 0
    }
  },
  "allOf": [
    {
      "if": {
        "properties": {
          "type": {
            "const": 0
          }
        },
        "required": [
          "type"
        ]
      },
      "then": {
        "properties": {
          "entrustPrice": {
            "x-decimal-maximum": "0"
          }
        }
      },
      "else": {
        "if": {
          "properties": {
            "type": {
              "const": 1
            }
          },
          "required": [
            "type"
          ]
        },
        "then": {
          "properties": {
            "entrustPrice": {
              "x-decimal-exclusive-minimum": "0",
              "x-decimal-minimum": {
                "ctx": "minPrice"
              },
              "x-decimal-maximum": {
                "ctx": "maxPrice"
              }
            }
          }
        },
        "else": {
          "if": {
            "properties": {
              "type": {
                "const": 2
              }
            },
            "required": [
              "type"
            ]
          },
          "then": {
            "required": [
              "triggerPrice"
            ],
            "properties": {
              "triggerPrice": {
                "x-decimal-exclusive-minimum": "0"
              }
            }
          }
        }
      }
    }
  ],
  "required": [
    "direction",
    "type",
    "entrustPrice",
    "volume"
  ]
}
