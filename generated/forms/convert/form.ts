// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type ConvertLimit, convertSchema, type ConvertValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `convert`. */
export const convertForm: FormDefinition<ConvertValue, ConvertLimit> = {
  id: 'convert',
  schema: convertSchema,
  validators,
  ui: {
    "order": [
      "fromUnit",
      "needAmount",
      "toUnit"
    ],
    "fields": {
      "fromUnit": {
        "widget": "search"
      },
      "needAmount": {
        "widget": "decimal"
      },
      "toUnit": {
        "widget": "search"
      }
    }
  },
  secrets: [],
}
