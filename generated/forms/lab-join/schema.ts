// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `lab-join` once its validator accepts it. */
export type LabJoinValue = {
  amount: string
  aims: string
  code: string
}

/** Limits known at run time that it is judged with. */
export type LabJoinLimit = 'affordable' | 'amountPlaces' | 'maxAmount' | 'minAmount' | 'remaining' | 'timesLeft'

export const labJoinSchema: FormSchema = {
  "$id": "lab-join",
  "type": "object",
  "properties": {
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
          "ctx": "remaining"
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
    "aims": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
    },
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    }
  },
  "allOf": [
    {
      "if": {
        "properties": {
          "$ctx": {
            "properties": {
              "timesLeft": {
                "enum": [
                  0,
                  "0"
                ]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "amount": {
            "x-decimal-maximum": {
              "ctx": "timesLeft"
            }
          }
        }
      }
    }
  ],
  "required": [
    "amount",
    "aims",
    "code"
  ]
}
