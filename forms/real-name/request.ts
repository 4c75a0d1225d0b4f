import type { RealNameValue } from '#generated/forms/real-name/schema.ts'
import type { RealNameRequest } from '#generated/models/real-name-request.ts'

/** What stands in the form; the country only tells what an ID number looks like (operation `applyForRealName`). */
export function toRequest({
  realName,
  idCard,
  idCardFront,
  idCardBack,
  handHeldIdCard,
}: RealNameValue): RealNameRequest {
  return { realName, idCard, idCardFront, idCardBack, handHeldIdCard }
}
