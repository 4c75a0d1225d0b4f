// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type OtcReleaseLimit, otcReleaseSchema, type OtcReleaseValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `releaseOtcOrder`. */
export const otcReleaseForm: FormDefinition<OtcReleaseValue, OtcReleaseLimit> = {
  id: 'otc-release',
  schema: otcReleaseSchema,
  validators,
  ui: {
    "order": [
      "jyPassword"
    ],
    "fields": {
      "jyPassword": {
        "widget": "password",
        "autocomplete": "current-password"
      }
    }
  },
  secrets: ["jyPassword"],
}
