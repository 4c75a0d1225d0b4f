// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** What the form `ad` holds once its validator accepts it. */
export type AdValue = {
  advertiseType: 0 | 1
  country: string
  coinId: number | string
  number: string
  priceType: 0 | 1
  price: string
  premiseRate?: string
  minLimit: string
  maxLimit: string
  timeLimit: number
  "pay[]": (string)[]
  remark?: string
  auto: 0 | 1
  autoword?: string
  jyPassword: string
}

/** Limits known at run time that it is judged with. */
export type AdLimit = 'balance' | 'marketPrice' | 'minBuy' | 'minSell'

export const adSchema: FormSchema = {
  "$id": "ad",
  "type": "object",
  "required": [
    "advertiseType",
    "country",
    "coinId",
    "number",
    "priceType",
    "price",
    "minLimit",
    "maxLimit",
    "timeLimit",
    "pay[]",
    "auto",
    "jyPassword"
  ],
  "properties": {
    "advertiseType": {
      "type": "integer",
      "enum": [
        0,
        1
      ]
    },
    "country": {
      "type": "string",
      "minLength": 1
    },
    "coinId": {
      "type": [
        "integer",
        "string"
      ],
      "minimum": 1,
      "minLength": 1
    },
    "number": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-minimum": [
        {
          "ctx": "minSell"
        },
        {
          "ctx": "minBuy"
        }
      ],
      "x-decimal-places": 8
    },
    "priceType": {
      "type": "integer",
      "enum": [
        0,
        1
      ]
    },
    "price": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-places": 2
    },
    "premiseRate": {
      "type": "string",
      "format": "decimal",
      "x-decimal-minimum": "0",
      "x-decimal-maximum": "20"
    },
    "minLimit": {
      "type": "string",
      "format": "decimal",
      "x-decimal-minimum": "100",
      "x-decimal-exclusive-maximum": {
        "field": "maxLimit"
      },
      "x-decimal-places": 2
    },
    "maxLimit": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": {
        "field": "minLimit"
      },
      "x-decimal-maximum": {
        "product": [
          {
            "field": "price"
          },
          "100"
        ]
      },
      "x-decimal-places": 0
    },
    "timeLimit": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1440
    },
    "pay[]": {
      "type": "array",
      "items": {
        "type": "string",
        "minLength": 1
      },
      "minItems": 1,
      "maxItems": 20,
      "uniqueItems": true
    },
    "remark": {
      "type": "string",
      "maxLength": 500
    },
    "auto": {
      "type": "integer",
      "enum": [
        0,
        1
      ]
    },
    "autoword": {
      "type": "string",
      "maxLength": 500
    },
    "jyPassword": {
      "type": "string",
      "format": "password",
      "minLength": 6
    }
  },
  "allOf": [
    {
      "if": {
        "properties": {
          "advertiseType": {
            "const": 1
          }
        }
      },
      "then": {
        "properties": {
          "number": {
            "x-decimal-maximum": {
              "ctx": "balance"
            }
          },
          "maxLimit": {
            "x-decimal-maximum": {
              "product": [
                {
                  "field": "price"
                },
                {
                  "field": "number"
                }
              ]
            }
          }
        }
      }
    },
    {
      "if": {
        "properties": {
          "priceType": {
            "const": 0
          }
        }
      },
      "then": {
        "properties": {
          "premiseRate": {
            "x-decimal-exclusive-minimum": "0"
          }
        }
      }
    },
    {
      "if": {
        "properties": {
          "priceType": {
            "const": 1
          }
        },
        "required": [
          "priceType"
        ]
      },
      "then": {
        "properties": {
          "premiseRate": {}
        },
        "required": [
          "premiseRate"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "auto": {
            "const": 1
          }
        },
        "required": [
          "auto"
        ]
      },
      "then": {
        "properties": {
          "autoword": {}
        },
        "required": [
          "autoword"
        ]
      }
    }
  ]
}
