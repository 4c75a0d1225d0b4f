// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type LabJoinLimit, labJoinSchema, type LabJoinValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `joinLabActivity`. */
export const labJoinForm: FormDefinition<LabJoinValue, LabJoinLimit> = {
  id: 'lab-join',
  schema: labJoinSchema,
  validators,
  ui: {
    "order": [
      "amount",
      "aims",
      "code"
    ],
    "fields": {
      "amount": {
        "widget": "decimal",
        "max": "affordable"
      },
      "aims": {
        "widget": "select"
      },
      "code": {
        "widget": "code",
        "to": "aims",
        "autocomplete": "one-time-code"
      }
    }
  },
  secrets: ["code"],
}
