import type { MemberSecurity } from '#generated/models/member-security.ts'
import { securityFacts } from '#src/web/client/member-facts.ts'

/** Returns the bound phone number and e-mail address that a code can be sent to, as far as the server tells them. */
export function reachesOf(security: MemberSecurity | undefined): {
  readonly phone: string | null
  readonly email: string | null
} {
  if (security === undefined) return { phone: null, email: null }
  const facts = securityFacts(security)
  return {
    phone: facts.phone === 'met' ? security.mobilePhone : null,
    email: facts.email === 'met' ? security.email : null,
  }
}
