import { expect, test } from 'vitest'
import type { MemberSecurity } from '#generated/models/member-security.ts'
import { SecondFactor } from '#generated/models/second-factor.ts'
import { factorsOf } from './factors.ts'

const { GOOGLE, PHONE, EMAIL } = SecondFactor

test.each([
  [{ googleStatus: 1, phoneVerified: 1, emailVerified: 1 }, [GOOGLE, PHONE, EMAIL]],
  [{ googleStatus: 1, phoneVerified: 0, emailVerified: 0 }, [GOOGLE]],
  [{ googleStatus: 0, phoneVerified: 1, emailVerified: 0 }, [PHONE]],
  [{ googleStatus: null, phoneVerified: 0, emailVerified: 1 }, [EMAIL]],
  [{ googleStatus: 0, phoneVerified: 0, emailVerified: 0 }, []],
])('FEAT-09.i a code can come from what is set up, the strongest first: %j', (facts, factors) => {
  expect(factorsOf(facts as MemberSecurity)).toEqual(factors)
})
