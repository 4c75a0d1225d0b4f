// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** What the form `spot-order` holds once its validator accepts it. */
export type SpotOrderValue = {
  direction: "BUY" | "SELL"
  type: "MARKET_PRICE" | "LIMIT_PRICE"
  price: string
  amount: string
}

/** Limits known at run time that it is judged with. */
export type SpotOrderLimit = 'affordable' | 'amountPlaces' | 'maxAmount' | 'maxPrice' | 'minAmount' | 'minPrice' | 'pricePlaces'

export const spotOrderSchema: FormSchema = {
  "$id": "spot-order",
  "type": "object",
  "properties": {
    "direction": {
      "type": "string",
      "enum": [
        "BUY",
        "SELL"
      ]
    },
    "type": {
      "type": "string",
      "enum": [
        "MARKET_PRICE",
        "LIMIT_PRICE"
      ]
    },
    "price": {
      "type": "string",
      "format": "decimal",
      "x-decimal-minimum": "0",
      "x-decimal-places": {
        "ctx": "pricePlaces"
      }
    },
    "amount": {
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
      "x-decimal-places": [
        {
          "ctx": "amountPlaces"
        },
        8
      ]
    }
  },
  "allOf": [
    {
      "if": {
        "properties": {
          "type": {
            "const": "LIMIT_PRICE"
          }
        },
        "required": [
          "type"
        ]
      },
      "then": {
        "properties": {
          "price": {
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
              "const": "MARKET_PRICE"
            }
          },
          "required": [
            "type"
          ]
        },
        "then": {
          "properties": {
            "price": {
              "x-decimal-maximum": "0"
            }
          }
        }
      }
    }
  ],
  "required": [
    "direction",
    "type",
    "price",
    "amount"
  ]
}
