import type { ChangeFundPasswordValue } from '#generated/forms/change-fund-password/schema.ts'
import type { ChangeFundPasswordRequest } from '#generated/models/change-fund-password-request.ts'

/** What stands in the form, without the repeated password (operation `changeFundPassword`). */
export function toRequest({ oldPassword, newPassword }: ChangeFundPasswordValue): ChangeFundPasswordRequest {
  return { oldPassword, newPassword }
}
