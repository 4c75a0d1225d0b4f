import { expect, test } from 'vitest'
import type { MemberSecurity } from '#generated/models/member-security.ts'
import { MerchantStatus } from '#generated/models/merchant-status.ts'
import { merchantFact, securityFacts, verificationsOf } from './member-facts.ts'

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

test('VAL-33.df each state of a merchant is met, missing, pending or refused', () => {
  const states = Object.entries(MerchantStatus).map(([name, status]) => [name, merchantFact(status)])
  expect(Object.fromEntries(states)).toEqual({
    NOT_CERTIFIED: 'missing',
    AUDITING: 'pending',
    VERIFIED: 'met',
    FAILED: 'failed',
    DEPOSIT_LESS: 'failed',
    CANCEL_AUTH: 'pending',
    RETURN_FAILED: 'met',
    RETURN_SUCCESS: 'missing',
  })
})

test('each verification of another member is told from its own flag', () => {
  const none = { emailVerified: 0, phoneVerified: 0, idCardVerified: 0 }
  expect([
    verificationsOf({ ...none, emailVerified: 1 }),
    verificationsOf({ ...none, phoneVerified: 1 }),
    verificationsOf({ ...none, idCardVerified: 1 }),
    verificationsOf({ emailVerified: 0, phoneVerified: 0, realVerified: 1 }),
    verificationsOf({ ...none, realVerified: 1 }),
  ]).toEqual([
    { email: true, phone: false, identity: false },
    { email: false, phone: true, identity: false },
    { email: false, phone: false, identity: true },
    { email: false, phone: false, identity: true },
    { email: false, phone: false, identity: false },
  ])
})
