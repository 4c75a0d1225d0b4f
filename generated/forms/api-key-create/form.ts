// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type ApiKeyCreateLimit, apiKeyCreateSchema, type ApiKeyCreateValue } from './schema.ts'
import { validators } from './validate.js'

/** Ends in the operation `createApiKey`. */
export const apiKeyCreateForm: FormDefinition<ApiKeyCreateValue, ApiKeyCreateLimit> = {
  id: 'api-key-create',
  schema: apiKeyCreateSchema,
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
