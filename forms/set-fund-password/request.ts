import type { SetFundPasswordValue } from '#generated/forms/set-fund-password/schema.ts'
import type { SetFundPasswordRequest } from '#generated/models/set-fund-password-request.ts'

/** Builds the request of `setFundPassword`, without the repeated password. */
export function toRequest({ jyPassword }: SetFundPasswordValue): SetFundPasswordRequest {
  return { jyPassword }
}
