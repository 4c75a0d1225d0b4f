import type { ResetPasswordByPhoneValue } from '#generated/forms/reset-password-by-phone/schema.ts'
import type { ResetLoginPasswordRequest } from '#generated/models/reset-login-password-request.ts'
import { ResetMode } from '#generated/models/reset-mode.ts'

/** What stands in the form, without the repeated password (operation `resetLoginPassword`). */
export function toRequest({ account, code, password }: ResetPasswordByPhoneValue): ResetLoginPasswordRequest {
  return { mode: ResetMode.PHONE, account, code, password }
}
