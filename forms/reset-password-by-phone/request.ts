import type { ResetPasswordByPhoneValue } from '#generated/forms/reset-password-by-phone/schema.ts'
import type { ResetLoginPasswordRequest } from '#generated/models/reset-login-password-request.ts'
import { ResetMode } from '#generated/models/reset-mode.ts'
import type { SendResetPhoneCodeRequest } from '#generated/models/send-reset-phone-code-request.ts'

/** What stands in the form, without the repeated password and the calling code, which the number is kept without (operation `resetLoginPassword`). */
export function toRequest({ account, code, password }: ResetPasswordByPhoneValue): ResetLoginPasswordRequest {
  return { mode: ResetMode.PHONE, account, code, password }
}

/** Where the code goes (operation `sendResetPhoneCode`). Sent only once this field is right. */
export function toCodeRequest({
  account = '',
}: Partial<ResetPasswordByPhoneValue>): SendResetPhoneCodeRequest {
  return { account }
}
