import type { MemberSecurity } from '#generated/models/member-security.ts'
import { SecondFactor } from '#generated/models/second-factor.ts'
import { securityFacts } from '#src/web/client/member-facts.ts'

/** Returns the second factors that a member has set up, the strongest first. */
export function factorsOf(security: MemberSecurity): SecondFactor[] {
  const { phone, email } = securityFacts(security)
  return [
    ...(security.googleStatus === 1 ? [SecondFactor.GOOGLE] : []),
    ...(phone === 'met' ? [SecondFactor.PHONE] : []),
    ...(email === 'met' ? [SecondFactor.EMAIL] : []),
  ]
}
