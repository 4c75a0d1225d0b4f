import type { ChangePhoneValue } from '#generated/forms/change-phone/schema.ts'
import type { ChangePhoneRequest } from '#generated/models/change-phone-request.ts'

/** What stands in the form; the code went to the old number (operation `changePhone`). */
export function toRequest({ password, phone, code }: ChangePhoneValue): ChangePhoneRequest {
  return { password, phone, code }
}
