import type { ChangeFundPasswordValue } from '#generated/forms/change-fund-password/schema.ts'
import type { ChangeFundPasswordRequest } from '#generated/models/change-fund-password-request.ts'

/** Builds the request of `changeFundPassword`, without the repeated password. */
export function toRequest({ oldPassword, newPassword }: ChangeFundPasswordValue): ChangeFundPasswordRequest {
  return { oldPassword, newPassword }
}
