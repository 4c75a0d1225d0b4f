import type { ChangePhoneValue } from '#generated/forms/change-phone/schema.ts'
import type { ChangePhoneRequest } from '#generated/models/change-phone-request.ts'

/** Builds the request of `changePhone`. The code was sent to the old number. */
export function toRequest({ password, phone, code }: ChangePhoneValue): ChangePhoneRequest {
  return { password, phone, code }
}
