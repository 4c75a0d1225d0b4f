import type { ChangeEmailValue } from '#generated/forms/change-email/schema.ts'
import type { ChangeEmailRequest } from '#generated/models/change-email-request.ts'
import type { SendChangeEmailCodeRequest } from '#generated/models/send-change-email-code-request.ts'

/** What stands in the form (operation `changeEmail`). */
export function toRequest({ oldEmailCode, newEmailCode, newEmail }: ChangeEmailValue): ChangeEmailRequest {
  return { oldEmailCode, newEmailCode, newEmail }
}

/** Where the second code goes (operation `sendNewEmailCode`). Sent only once this field is right. */
export function toCodeRequest({ newEmail = '' }: Partial<ChangeEmailValue>): SendChangeEmailCodeRequest {
  return { email: newEmail }
}
