// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type RecurringPlanEditLimit, recurringPlanEditSchema, type RecurringPlanEditValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `updateRecurringPlan`. */
export const recurringPlanEditForm: FormDefinition<RecurringPlanEditValue, RecurringPlanEditLimit> = {
  id: 'recurring-plan-edit',
  schema: recurringPlanEditSchema,
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
