import type { SetFundPasswordValue } from '#generated/forms/set-fund-password/schema.ts'
import type { SetFundPasswordRequest } from '#generated/models/set-fund-password-request.ts'

/** What stands in the form, without the repeated password (operation `setFundPassword`). */
export function toRequest({ jyPassword }: SetFundPasswordValue): SetFundPasswordRequest {
  return { jyPassword }
}
