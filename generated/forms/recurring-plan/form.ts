// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type RecurringPlanLimit, recurringPlanSchema, type RecurringPlanValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `createRecurringPlan`. */
export const recurringPlanForm: FormDefinition<RecurringPlanValue, RecurringPlanLimit> = {
  id: 'recurring-plan',
  schema: recurringPlanSchema,
  validators,
  ui: {
    "order": [
      "amount",
      "cycle",
      "startTime"
    ],
    "fields": {
      "amount": {
        "widget": "decimal"
      },
      "cycle": {
        "widget": "segments"
      },
      "startTime": {
        "widget": "time"
      }
    }
  },
  secrets: [],
}
