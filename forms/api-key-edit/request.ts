import type { ApiKeyEditValue } from '#generated/forms/api-key-edit/schema.ts'
import type { UpdateApiKeyRequest } from '#generated/models/update-api-key-request.ts'
import type { Id } from '#src/core/contract/id.ts'

/** Builds the request of `updateApiKey`. An empty list removes the bound addresses. */
export function toRequest({ remark, bindIp = [], code }: ApiKeyEditValue, id: Id): UpdateApiKeyRequest {
  return { id, remark, bindIp, code }
}
