import type { ChangeEmailValue } from '#generated/forms/change-email/schema.ts'
import type { ChangeEmailRequest } from '#generated/models/change-email-request.ts'
import type { SendChangeEmailCodeRequest } from '#generated/models/send-change-email-code-request.ts'

/** Builds the request of `changeEmail`. */
export function toRequest({ oldEmailCode, newEmailCode, newEmail }: ChangeEmailValue): ChangeEmailRequest {
  return { oldEmailCode, newEmailCode, newEmail }
}

/** Builds the request of `sendNewEmailCode`, for the second code. Sent only if this field is valid. */
export function toCodeRequest({ newEmail = '' }: Partial<ChangeEmailValue>): SendChangeEmailCodeRequest {
  return { email: newEmail }
}
