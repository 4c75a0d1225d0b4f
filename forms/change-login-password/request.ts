import type { ChangeLoginPasswordValue } from '#generated/forms/change-login-password/schema.ts'
import type { ChangeLoginPasswordRequest } from '#generated/models/change-login-password-request.ts'

/** What stands in the form, without the repeated password (operation `changeLoginPassword`). */
export function toRequest({
  oldPassword,
  newPassword,
  code,
}: ChangeLoginPasswordValue): ChangeLoginPasswordRequest {
  return { oldPassword, newPassword, code }
}
