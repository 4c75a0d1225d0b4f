import type { RegisterByEmailValue } from '#generated/forms/register-by-email/schema.ts'
import type { RegisterByPhoneValue } from '#generated/forms/register-by-phone/schema.ts'

/** Account that has just been registered, to log in with. */
export type Newcomer = { readonly account: string; readonly country?: string; readonly password: string }

/** Fields that the forms for phone and e-mail have in common. */
export type Shared = Partial<
  Omit<RegisterByPhoneValue, 'phone' | 'code'> & Omit<RegisterByEmailValue, 'email' | 'code'>
>

export type RegisterProps = {
  readonly initial: Shared
  /** Hears of everything typed that the other way asks for too. */
  readonly onShare: (shared: Shared) => void
  readonly onRegistered: (newcomer: Newcomer) => Promise<void>
}

/**
 * Returns the values to keep when switching between phone and e-mail: not the account, nor the code that was sent to
 * it.
 */
export function sharedOf(value: Partial<RegisterByPhoneValue & RegisterByEmailValue>): Shared {
  const { phone: _phone, email: _email, code: _code, ...shared } = value
  return shared
}

/** The invite code of the followed link: `/Register?code=…`, or `agent` in older links (VAL-05). */
export function inviteCode(params: URLSearchParams): Shared {
  const promotion = params.get('code') ?? params.get('agent') ?? ''
  return promotion === '' ? {} : { promotion }
}
