// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type OptionBetLimit, optionBetSchema, type OptionBetValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `placeOptionBet`. */
export const optionBetForm: FormDefinition<OptionBetValue, OptionBetLimit> = {
  id: 'option-bet',
  schema: optionBetSchema,
  validators,
  ui: {
    "order": [
      "direction",
      "amount"
    ],
    "fields": {
      "direction": {
        "widget": "segments"
      },
      "amount": {
        "widget": "decimal",
        "max": "affordable"
      }
    }
  },
  secrets: [],
}
