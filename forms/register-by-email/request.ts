import type { RegisterByEmailValue } from '#generated/forms/register-by-email/schema.ts'
import type { RegisterByEmailRequest } from '#generated/models/register-by-email-request.ts'
import type { SendRegisterEmailCodeRequest } from '#generated/models/send-register-email-code-request.ts'

/** What stands in the form, without what only the screen asks. Some servers trim the invite code unseen: always sent. */
export function toRequest(value: RegisterByEmailValue): RegisterByEmailRequest {
  const { email, country, code, username, password, promotion = '' } = value
  return { email, country, code, username, password, promotion }
}

/** Where the code goes (operation `sendRegisterEmailCode`). Sent only once this field is right. */
export function toCodeRequest({ email = '' }: Partial<RegisterByEmailValue>): SendRegisterEmailCodeRequest {
  return { email }
}
