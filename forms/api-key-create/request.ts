import type { ApiKeyCreateValue } from '#generated/forms/api-key-create/schema.ts'
import type { CreateApiKeyRequest } from '#generated/models/create-api-key-request.ts'

/** What stands in the form; no address binds the key to none (operation `createApiKey`). */
export function toRequest({ remark, bindIp = [], code }: ApiKeyCreateValue): CreateApiKeyRequest {
  return { remark, bindIp, code }
}
