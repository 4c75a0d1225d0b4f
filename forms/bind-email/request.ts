import type { BindEmailValue } from '#generated/forms/bind-email/schema.ts'
import type { BindEmailRequest } from '#generated/models/bind-email-request.ts'
import type { SendBindEmailCodeRequest } from '#generated/models/send-bind-email-code-request.ts'

/** What stands in the form (operation `bindEmail`). */
export function toRequest({ email, code, password }: BindEmailValue): BindEmailRequest {
  return { email, code, password }
}

/** Where the code goes (operation `sendBindEmailCode`). Sent only once this field is right. */
export function toCodeRequest({ email = '' }: Partial<BindEmailValue>): SendBindEmailCodeRequest {
  return { email }
}
