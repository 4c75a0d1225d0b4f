import type { MemberSecurity } from '#generated/models/member-security.ts'
import { SecondFactor } from '#generated/models/second-factor.ts'

/** Returns the second factors that a member has set up, the strongest first. */
export const factorsOf = (
  security: Pick<MemberSecurity, 'googleStatus' | 'phoneVerified' | 'emailVerified'>,
) =>
  [
    security.googleStatus === 1 ? SecondFactor.GOOGLE : null,
    security.phoneVerified === 1 ? SecondFactor.PHONE : null,
    security.emailVerified === 1 ? SecondFactor.EMAIL : null,
  ].filter((factor) => factor !== null)
