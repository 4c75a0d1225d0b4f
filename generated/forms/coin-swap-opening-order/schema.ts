// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `coin-swap-opening-order` once its validator accepts it. */
export type CoinSwapOpeningOrderValue = {
  direction: 0 | 1
  type: 0 | 1 | 2
  entrustPrice: string
  triggerPrice?: string
  leverage: string
  volume: string
}

/** Limits known at run time that it is judged with. */
export type CoinSwapOpeningOrderLimit = 'affordable' | 'leveragePattern' | 'maxAmount' | 'maxLeverage' | 'maxPrice' | 'minAmount' | 'minLeverage' | 'minPrice' | 'pricePlaces'

export const coinSwapOpeningOrderSchema: FormSchema = {
  "$id": "coin-swap-opening-order",
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
    "leverage": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-minimum": {
        "ctx": "minLeverage"
      },
      "x-decimal-maximum": {
        "ctx": "maxLeverage"
      },
      "x-pattern": {
        "ctx": "leveragePattern"
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
          "ctx": "affordable"
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
    "leverage",
    "volume"
  ]
}
