// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormSchema } from '#src/web/forms/definition.ts'

/** Value of the form `recurring-plan-edit` once its validator accepts it. */
export type RecurringPlanEditValue = {
  amount: string
  cycle: 0 | 1 | 2
  startTime: string
}

/** Limits known at run time that it is judged with. */
export type RecurringPlanEditLimit = 'minAmount'

export const recurringPlanEditSchema: FormSchema = {
  "$id": "recurring-plan-edit",
  "type": "object",
  "properties": {
    "amount": {
      "type": "string",
      "format": "decimal",
      "x-decimal-exclusive-minimum": "0",
      "x-decimal-minimum": {
        "ctx": "minAmount"
      },
      "x-decimal-places": 8
    },
    "cycle": {
      "type": "integer",
      "enum": [
        0,
        1,
        2
      ]
    },
    "startTime": {
      "type": "string",
      "format": "time-of-day"
    }
  },
  "required": [
    "amount",
    "cycle",
    "startTime"
  ]
}
