// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type ApiKeyEditLimit, apiKeyEditSchema, type ApiKeyEditValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `updateApiKey`. */
export const apiKeyEditForm: FormDefinition<ApiKeyEditValue, ApiKeyEditLimit> = {
  id: 'api-key-edit',
  schema: apiKeyEditSchema,
  validators,
  ui: {
    "order": [
      "remark",
      "bindIp",
      "code"
    ],
    "fields": {
      "remark": {
        "widget": "text",
        "autocomplete": "off"
      },
      "bindIp": {
        "widget": "ips"
      },
      "code": {
        "widget": "code",
        "via": "phone",
        "autocomplete": "one-time-code"
      }
    }
  },
  secrets: ["code"],
}
