import type { RealNameValue } from '#generated/forms/real-name/schema.ts'
import type { RealNameRequest } from '#generated/models/real-name-request.ts'

/** Builds the request of `applyForRealName`, without the country, which only selects the format of the ID number. */
export function toRequest({
  realName,
  idCard,
  idCardFront,
  idCardBack,
  handHeldIdCard,
}: RealNameValue): RealNameRequest {
  return { realName, idCard, idCardFront, idCardBack, handHeldIdCard }
}
