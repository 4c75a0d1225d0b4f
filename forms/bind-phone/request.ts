import type { BindPhoneValue } from '#generated/forms/bind-phone/schema.ts'
import type { BindPhoneRequest } from '#generated/models/bind-phone-request.ts'
import type { SendBindPhoneCodeRequest } from '#generated/models/send-bind-phone-code-request.ts'

/** What stands in the form; the country went with the code (operation `bindPhone`). */
export function toRequest({ phone, code, password }: BindPhoneValue): BindPhoneRequest {
  return { phone, code, password }
}

/** Where the code goes (operation `sendBindPhoneCode`). Sent only once these fields are right. */
export function toCodeRequest({
  phone = '',
  country = '',
}: Partial<BindPhoneValue>): SendBindPhoneCodeRequest {
  return { phone, country }
}
