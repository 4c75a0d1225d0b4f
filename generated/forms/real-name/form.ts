// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import { check } from '#forms/real-name/rules.ts'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type RealNameLimit, realNameSchema, type RealNameValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `applyForRealName`. */
export const realNameForm: FormDefinition<RealNameValue, RealNameLimit> = {
  id: 'real-name',
  schema: realNameSchema,
  validators,
  ui: {
    "order": [
      "realName",
      "country",
      "idCard",
      "idCardFront",
      "idCardBack",
      "handHeldIdCard"
    ],
    "fields": {
      "realName": {
        "widget": "text",
        "autocomplete": "name"
      },
      "country": {
        "widget": "country"
      },
      "idCard": {
        "widget": "text",
        "autocomplete": "off"
      },
      "idCardFront": {
        "widget": "image"
      },
      "idCardBack": {
        "widget": "image"
      },
      "handHeldIdCard": {
        "widget": "image"
      }
    }
  },
  secrets: ["idCard","idCardFront","idCardBack","handHeldIdCard"],
  check,
}
