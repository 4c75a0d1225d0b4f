import type { BindEmailValue } from '#generated/forms/bind-email/schema.ts'
import type { BindEmailRequest } from '#generated/models/bind-email-request.ts'
import type { SendBindEmailCodeRequest } from '#generated/models/send-bind-email-code-request.ts'

/** Builds the request of `bindEmail`. */
export function toRequest({ email, code, password }: BindEmailValue): BindEmailRequest {
  return { email, code, password }
}

/** Builds the request of `sendBindEmailCode`. Sent only if this field is valid. */
export function toCodeRequest({ email = '' }: Partial<BindEmailValue>): SendBindEmailCodeRequest {
  return { email }
}
