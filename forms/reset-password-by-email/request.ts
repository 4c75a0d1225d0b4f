import type { ResetPasswordByEmailValue } from '#generated/forms/reset-password-by-email/schema.ts'
import type { ResetLoginPasswordRequest } from '#generated/models/reset-login-password-request.ts'
import { ResetMode } from '#generated/models/reset-mode.ts'
import type { SendResetEmailCodeRequest } from '#generated/models/send-reset-email-code-request.ts'

/** What stands in the form, without the repeated password (operation `resetLoginPassword`). */
export function toRequest({ account, code, password }: ResetPasswordByEmailValue): ResetLoginPasswordRequest {
  return { mode: ResetMode.EMAIL, account, code, password }
}

/** Where the code goes (operation `sendResetEmailCode`). Sent only once this field is right. */
export function toCodeRequest({
  account = '',
}: Partial<ResetPasswordByEmailValue>): SendResetEmailCodeRequest {
  return { account }
}
