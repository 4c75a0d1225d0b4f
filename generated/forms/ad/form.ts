// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type AdLimit, adSchema, type AdValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `createAd`. */
export const adForm: FormDefinition<AdValue, AdLimit> = {
  id: 'ad',
  schema: adSchema,
  validators,
  ui: {
    "order": [
      "advertiseType",
      "country",
      "coinId",
      "number",
      "priceType",
      "price",
      "premiseRate",
      "minLimit",
      "maxLimit",
      "timeLimit",
      "pay[]",
      "remark",
      "auto",
      "autoword",
      "jyPassword"
    ],
    "fields": {
      "advertiseType": {
        "widget": "cards",
        "width": "full"
      },
      "country": {
        "widget": "country",
        "width": "full"
      },
      "coinId": {
        "widget": "search",
        "width": "full"
      },
      "number": {
        "widget": "decimal",
        "max": "balance",
        "width": "full"
      },
      "priceType": {
        "widget": "switch",
        "on": 0,
        "off": 1,
        "width": "full"
      },
      "price": {
        "widget": "decimal",
        "when": {
          "priceType": 0
        },
        "elsewhere": "premiseRate",
        "width": "half"
      },
      "premiseRate": {
        "widget": "decimal",
        "unit": "%",
        "when": {
          "priceType": 1
        },
        "width": "half",
        "required": true
      },
      "minLimit": {
        "widget": "decimal",
        "width": "half"
      },
      "maxLimit": {
        "widget": "decimal",
        "width": "half"
      },
      "timeLimit": {
        "widget": "integer"
      },
      "pay[]": {
        "widget": "checks",
        "width": "full"
      },
      "remark": {
        "widget": "textarea",
        "width": "full"
      },
      "auto": {
        "widget": "switch",
        "on": 1,
        "off": 0,
        "width": "full"
      },
      "autoword": {
        "widget": "textarea",
        "when": {
          "auto": 1
        },
        "width": "full",
        "required": true
      },
      "jyPassword": {
        "widget": "password",
        "autocomplete": "off"
      }
    },
    "groups": {
      "offer": [
        "advertiseType",
        "country",
        "coinId",
        "number"
      ],
      "price": [
        "priceType",
        "price",
        "premiseRate"
      ],
      "limits": [
        "minLimit",
        "maxLimit",
        "timeLimit",
        "pay[]"
      ],
      "message": [
        "remark",
        "auto",
        "autoword"
      ],
      "confirm": [
        "jyPassword"
      ]
    }
  },
  secrets: ["jyPassword"],
}
