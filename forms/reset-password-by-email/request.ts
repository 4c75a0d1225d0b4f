import type { ResetPasswordByEmailValue } from '#generated/forms/reset-password-by-email/schema.ts'
import type { ResetLoginPasswordRequest } from '#generated/models/reset-login-password-request.ts'
import { ResetMode } from '#generated/models/reset-mode.ts'
import type { SendResetEmailCodeRequest } from '#generated/models/send-reset-email-code-request.ts'

/** Builds the request of `resetLoginPassword`, without the repeated password. */
export function toRequest({ account, code, password }: ResetPasswordByEmailValue): ResetLoginPasswordRequest {
  return { mode: ResetMode.EMAIL, account, code, password }
}

/** Builds the request of `sendResetEmailCode`. Sent only if this field is valid. */
export function toCodeRequest({
  account = '',
}: Partial<ResetPasswordByEmailValue>): SendResetEmailCodeRequest {
  return { account }
}
