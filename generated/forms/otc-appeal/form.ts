// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type OtcAppealLimit, otcAppealSchema, type OtcAppealValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `appealOtcOrder`. */
export const otcAppealForm: FormDefinition<OtcAppealValue, OtcAppealLimit> = {
  id: 'otc-appeal',
  schema: otcAppealSchema,
  validators,
  ui: {
    "order": [
      "remark"
    ],
    "fields": {
      "remark": {
        "widget": "textarea"
      }
    }
  },
  secrets: [],
}
