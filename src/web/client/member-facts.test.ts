import { expect, test } from 'vitest'
import type { MemberSecurity } from '#generated/models/member-security.ts'
import { MerchantStatus } from '#generated/models/merchant-status.ts'
import { merchantFact, securityFacts } from './member-facts.ts'

const security = {
  realVerified: 0,
  realAuditing: 0,
  realNameRejectReason: null,
  phoneVerified: 1,
  emailVerified: 1,
  fundsVerified: 0,
  accountVerified: null,
} as MemberSecurity

test('VAL-33.d each prerequisite is met, missing, pending, or refused', () => {
  expect(securityFacts(security)).toEqual({
    'real-name': 'missing',
    phone: 'met',
    email: 'met',
    'fund-password': 'missing',
    'payment-method': 'missing',
  })
  expect(securityFacts({ ...security, realVerified: 1 })['real-name']).toBe('met')
  expect(securityFacts({ ...security, realAuditing: 1 })['real-name']).toBe('pending')
  expect(securityFacts({ ...security, realNameRejectReason: 'blurred' })['real-name']).toBe('failed')
  expect(securityFacts({ ...security, accountVerified: 1 })['payment-method']).toBe('met')
})

test('VAL-33.f a merchant stays one after a refused refund, not while one is pending', () => {
  expect(merchantFact(MerchantStatus.VERIFIED)).toBe('met')
  expect(merchantFact(MerchantStatus.RETURN_FAILED)).toBe('met')
  expect(merchantFact(MerchantStatus.CANCEL_AUTH)).toBe('pending')
  expect(merchantFact(MerchantStatus.RETURN_SUCCESS)).toBe('missing')
  expect(merchantFact(MerchantStatus.FAILED)).toBe('failed')
})
