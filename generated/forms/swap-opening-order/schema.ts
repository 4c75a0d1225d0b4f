// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `swap-opening-order` once its validator accepts it. */
export type SwapOpeningOrderValue = {
  direction: 0 | 1
  type: 0 | 1 | 2
  entrustPrice: string
  triggerPrice?: string
  leverage: string
  volume: string
  minPrice?: string
  maxPrice?: string
}

/** Limits known at run time that it is judged with. */
export type SwapOpeningOrderLimit = 'affordable' | 'amountPlaces' | 'leveragePattern' | 'markPrice' | 'maxAmount' | 'maxLeverage' | 'maxPrice' | 'minAmount' | 'minLeverage' | 'minPrice' | 'pricePlaces'

export const swapOpeningOrderSchema: FormSchema = {
  "$id": "swap-opening-order",
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
      "x-decimal-places": [
        {
          "ctx": "amountPlaces"
        },
        8
      ]
    },
    "minPrice": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-exclusive-maximum": {
        "field": "maxPrice"
      },
      "x-decimal-places": {
        "ctx": "pricePlaces"
      }
    },
    "maxPrice": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-places": {
        "ctx": "pricePlaces"
      }
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
    },
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
          "minPrice": {
            "x-decimal-exclusive-maximum": {
              "ctx": "markPrice"
            }
          },
          "maxPrice": {
            "x-decimal-exclusive-minimum": {
              "ctx": "markPrice"
            }
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
            "minPrice": {
              "x-decimal-exclusive-maximum": {
                "field": "entrustPrice"
              }
            },
            "maxPrice": {
              "x-decimal-exclusive-minimum": {
                "field": "entrustPrice"
              }
            }
          }
        },
        "else": {
          "properties": {
            "minPrice": {
              "x-decimal-exclusive-maximum": {
                "field": "triggerPrice"
              }
            },
            "maxPrice": {
              "x-decimal-exclusive-minimum": {
                "field": "triggerPrice"
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
