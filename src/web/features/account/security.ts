import type { MemberSecurity } from '#generated/models/member-security.ts'
import type { Id } from '#src/core/contract/id.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { type Fact, securityFacts } from '#src/web/client/member-facts.ts'

/** State of the identity check (STATE-12). */
export type RealNameState = 'none' | 'review' | 'failed' | 'verified'

/** Protections of an account, in the order in which they are best set up. */
export const PROTECTIONS = ['phone', 'email', 'fundPassword', 'authenticator'] as const

export type Protection = (typeof PROTECTIONS)[number]

/** The member's protections, in the app's types. */
export type Security = {
  readonly memberId: Id
  readonly username: string
  readonly since: Instant | null
  readonly has: Readonly<Record<Protection, boolean>>
  /** Phone number as the server shows it: partly masked, with the calling code where that is known. */
  readonly phone: string | null
  /** E-mail address, partly masked. */
  readonly email: string | null
  readonly realName: {
    readonly state: RealNameState
    /** Name and document number, masked. */
    readonly name: string | null
    readonly idNumber: string | null
    /** Why the last review failed; null in every other state. */
    readonly reason: string | null
  }
}

const REAL_NAME_STATES: Readonly<Record<Fact, RealNameState>> = {
  met: 'verified',
  pending: 'review',
  failed: 'failed',
  missing: 'none',
}

/** `getSecuritySetting`'s data as screens use it; a null flag counts as 0. */
export function securityOf(data: MemberSecurity): Security {
  const { id, username, createTime, mobilePhone, areaCode, email, realName, idCard } = data
  const facts = securityFacts(data)
  const state = REAL_NAME_STATES[facts['real-name']]
  const phone = mobilePhone ?? null
  return {
    memberId: id,
    username: username ?? '',
    since: createTime,
    has: {
      phone: facts.phone === 'met',
      email: facts.email === 'met',
      fundPassword: facts['fund-password'] === 'met',
      authenticator: data.googleStatus === 1,
    },
    phone: phone !== null && areaCode ? `+${areaCode} ${phone}` : phone,
    email,
    realName: {
      state,
      name: realName,
      idNumber: idCard,
      reason: state === 'failed' ? data.realNameRejectReason : null,
    },
  }
}

export type SecurityLevel = 'low' | 'medium' | 'high'

/** Rates the protection of an account: low with less than two of the four protections, high with all. */
export function levelOf({ has }: Security): { readonly level: SecurityLevel; readonly set: number } {
  const set = PROTECTIONS.filter((protection) => has[protection]).length
  if (set === PROTECTIONS.length) return { level: 'high', set }
  return { level: set < 2 ? 'low' : 'medium', set }
}

/** Returns the protection to set up next; null when none is missing. */
export const nextProtection = ({ has }: Security): Protection | null =>
  PROTECTIONS.find((protection) => !has[protection]) ?? null
