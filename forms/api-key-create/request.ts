import type { ApiKeyCreateValue } from '#generated/forms/api-key-create/schema.ts'
import type { CreateApiKeyRequest } from '#generated/models/create-api-key-request.ts'

/** Builds the request of `createApiKey`. Without addresses the key is bound to none. */
export function toRequest({ remark, bindIp = [], code }: ApiKeyCreateValue): CreateApiKeyRequest {
  return { remark, bindIp, code }
}
