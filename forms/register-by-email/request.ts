import type { RegisterByEmailValue } from '#generated/forms/register-by-email/schema.ts'
import type { RegisterByEmailRequest } from '#generated/models/register-by-email-request.ts'

/** What stands in the form, without what only the screen asks. Some servers trim the invite code unseen: always sent. */
export function toRequest(value: RegisterByEmailValue): RegisterByEmailRequest {
  const { email, country, code, username, password, promotion = '' } = value
  return { email, country, code, username, password, promotion }
}
