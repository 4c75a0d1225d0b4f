import type { RegisterByPhoneValue } from '#generated/forms/register-by-phone/schema.ts'
import type { RegisterByPhoneRequest } from '#generated/models/register-by-phone-request.ts'
import type { SendRegisterPhoneCodeRequest } from '#generated/models/send-register-phone-code-request.ts'

/**
 * Builds the request of `registerByPhone`, without fields of the screen only. Always sends the invite code: some servers
 * trim it without checking that it is there.
 */
export function toRequest(value: RegisterByPhoneValue): RegisterByPhoneRequest {
  const { phone, country, code, username, password, promotion = '' } = value
  return { phone, country, code, username, password, promotion }
}

/** Builds the request of `sendRegisterPhoneCode`. Sent only if these fields are valid. */
export function toCodeRequest(value: Partial<RegisterByPhoneValue>): SendRegisterPhoneCodeRequest {
  const { phone = '', country = '' } = value
  return { phone, country }
}
