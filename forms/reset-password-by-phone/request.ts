import type { ResetPasswordByPhoneValue } from '#generated/forms/reset-password-by-phone/schema.ts'
import type { ResetLoginPasswordRequest } from '#generated/models/reset-login-password-request.ts'
import { ResetMode } from '#generated/models/reset-mode.ts'
import type { SendResetPhoneCodeRequest } from '#generated/models/send-reset-phone-code-request.ts'

/**
 * Builds the request of `resetLoginPassword`, without the repeated password and the calling code, which accounts are
 * stored without.
 */
export function toRequest({ account, code, password }: ResetPasswordByPhoneValue): ResetLoginPasswordRequest {
  return { mode: ResetMode.PHONE, account, code, password }
}

/** Builds the request of `sendResetPhoneCode`. Sent only if this field is valid. */
export function toCodeRequest({
  account = '',
}: Partial<ResetPasswordByPhoneValue>): SendResetPhoneCodeRequest {
  return { account }
}
