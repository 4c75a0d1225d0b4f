import type { BindPhoneValue } from '#generated/forms/bind-phone/schema.ts'
import type { BindPhoneRequest } from '#generated/models/bind-phone-request.ts'
import type { SendBindPhoneCodeRequest } from '#generated/models/send-bind-phone-code-request.ts'

/** Builds the request of `bindPhone`. The country was sent with the code's request. */
export function toRequest({ phone, code, password }: BindPhoneValue): BindPhoneRequest {
  return { phone, code, password }
}

/** Builds the request of `sendBindPhoneCode`. Sent only if these fields are valid. */
export function toCodeRequest({
  phone = '',
  country = '',
}: Partial<BindPhoneValue>): SendBindPhoneCodeRequest {
  return { phone, country }
}
