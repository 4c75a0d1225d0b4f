import type { ChangeLoginPasswordValue } from '#generated/forms/change-login-password/schema.ts'
import type { ChangeLoginPasswordRequest } from '#generated/models/change-login-password-request.ts'

/** Builds the request of `changeLoginPassword`, without the repeated password. */
export function toRequest({
  oldPassword,
  newPassword,
  code,
}: ChangeLoginPasswordValue): ChangeLoginPasswordRequest {
  return { oldPassword, newPassword, code }
}
