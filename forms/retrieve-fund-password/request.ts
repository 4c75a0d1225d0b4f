import type { RetrieveFundPasswordValue } from '#generated/forms/retrieve-fund-password/schema.ts'
import type { ResetFundPasswordRequest } from '#generated/models/reset-fund-password-request.ts'

/** Builds the request of `resetFundPassword`, without the repeated password. */
export function toRequest({ newPassword, code }: RetrieveFundPasswordValue): ResetFundPasswordRequest {
  return { newPassword, code }
}
