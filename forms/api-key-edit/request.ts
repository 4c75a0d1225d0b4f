import type { ApiKeyEditValue } from '#generated/forms/api-key-edit/schema.ts'
import type { UpdateApiKeyRequest } from '#generated/models/update-api-key-request.ts'
import type { Id } from '#src/core/contract/id.ts'

/** The key as it shall be; an empty list takes the bound addresses away (operation `updateApiKey`). */
export function toRequest({ remark, bindIp = [], code }: ApiKeyEditValue, id: Id): UpdateApiKeyRequest {
  return { id, remark, bindIp, code }
}
