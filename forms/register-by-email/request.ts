import type { RegisterByEmailValue } from '#generated/forms/register-by-email/schema.ts'
import type { RegisterByEmailRequest } from '#generated/models/register-by-email-request.ts'
import type { SendRegisterEmailCodeRequest } from '#generated/models/send-register-email-code-request.ts'

/**
 * Builds the request of `registerByEmail`, without fields of the screen only. Always sends the invite code: some servers
 * trim it without checking that it is there.
 */
export function toRequest(value: RegisterByEmailValue): RegisterByEmailRequest {
  const { email, country, code, username, password, promotion = '' } = value
  return { email, country, code, username, password, promotion }
}

/** Builds the request of `sendRegisterEmailCode`. Sent only if this field is valid. */
export function toCodeRequest({ email = '' }: Partial<RegisterByEmailValue>): SendRegisterEmailCodeRequest {
  return { email }
}
