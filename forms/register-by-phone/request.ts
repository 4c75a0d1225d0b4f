import type { RegisterByPhoneValue } from '#generated/forms/register-by-phone/schema.ts'
import type { RegisterByPhoneRequest } from '#generated/models/register-by-phone-request.ts'
import type { SendRegisterPhoneCodeRequest } from '#generated/models/send-register-phone-code-request.ts'

/** What stands in the form, without what only the screen asks. Some servers trim the invite code unseen: always sent. */
export function toRequest(value: RegisterByPhoneValue): RegisterByPhoneRequest {
  const { phone, country, code, username, password, promotion = '' } = value
  return { phone, country, code, username, password, promotion }
}

/** Where the code goes (operation `sendRegisterPhoneCode`). Sent only once these fields are right. */
export function toCodeRequest(value: Partial<RegisterByPhoneValue>): SendRegisterPhoneCodeRequest {
  const { phone = '', country = '' } = value
  return { phone, country }
}
