import { expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import type { MemberSecurity } from '#generated/models/member-security.ts'
import { pathOf } from './protection-path.ts'
import { levelOf, nextProtection, securityOf } from './security.ts'

const fresh: MemberSecurity = {
  id: id('600012'),
  username: 'ada',
  createTime: null,
  realVerified: null,
  emailVerified: 1,
  phoneVerified: 0,
  loginVerified: 1,
  fundsVerified: 0,
  accountVerified: null,
  realAuditing: null,
  mobilePhone: null,
  email: 'a****@example.org',
  realName: null,
  idCard: null,
  realNameRejectReason: null,
  avatar: null,
  googleStatus: null,
}

test.each([
  ['none', {}],
  ['review', { realAuditing: 1 }],
  ['review', { realAuditing: 1, realNameRejectReason: 'blurred' }],
  ['failed', { realNameRejectReason: 'blurred' }],
  ['verified', { realVerified: 1, realNameRejectReason: 'blurred' }],
] as const)('STATE-12.g a real name is %s', (state, facts) => {
  const { realName } = securityOf({ ...fresh, ...facts })
  expect(realName.state).toBe(state)
  expect(realName.reason).toBe(state === 'failed' ? 'blurred' : null)
})

test('FEAT-03.k the security level rises with each protection, and the next step is a missing one', () => {
  const some = securityOf(fresh)
  expect([levelOf(some), nextProtection(some)]).toEqual([{ level: 'low', set: 1 }, 'phone'])
  const two = securityOf({ ...fresh, phoneVerified: 1 })
  expect([levelOf(two), nextProtection(two)]).toEqual([{ level: 'medium', set: 2 }, 'fundPassword'])
  const more = securityOf({ ...fresh, phoneVerified: 1, fundsVerified: 1 })
  expect([levelOf(more), nextProtection(more)]).toEqual([{ level: 'medium', set: 3 }, 'authenticator'])
  const all = securityOf({ ...fresh, phoneVerified: 1, fundsVerified: 1, googleStatus: 1 })
  expect([levelOf(all), nextProtection(all)]).toEqual([{ level: 'high', set: 4 }, null])
})

test('FEAT-03.k the step to a fund password leads to setting it, then to changing it', () => {
  const some = securityOf({ ...fresh, phoneVerified: 1 })
  expect(pathOf('fundPassword', some)).toBe('/setFund')
  const more = securityOf({ ...fresh, fundsVerified: 1 })
  expect(pathOf('fundPassword', more)).toBe('/changeFund')
})

test('a phone is shown with its calling code if the server sends it', () => {
  expect(securityOf({ ...fresh, mobilePhone: '151****0002' }).phone).toBe('151****0002')
  expect(securityOf({ ...fresh, mobilePhone: '151****0002', areaCode: '49' }).phone).toBe('+49 151****0002')
  expect(securityOf({ ...fresh, areaCode: '49' }).phone).toBeNull()
})
