import type { RetrieveFundPasswordValue } from '#generated/forms/retrieve-fund-password/schema.ts'
import type { ResetFundPasswordRequest } from '#generated/models/reset-fund-password-request.ts'

/** What stands in the form, without the repeated password (operation `resetFundPassword`). */
export function toRequest({ newPassword, code }: RetrieveFundPasswordValue): ResetFundPasswordRequest {
  return { newPassword, code }
}
