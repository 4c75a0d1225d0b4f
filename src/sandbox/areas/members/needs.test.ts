import { expect, test } from 'vitest'
import type { OperationNeeds } from '#generated/operations/types.ts'
import { operations } from '#generated/operations/all.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { commandBox } from '../auth/testing-commands.ts'
import type { Member } from './members.ts'
import { checkNeeds, requireNeeds } from './needs.ts'

const refuse = (key: string): never => {
  throw new Refusal(key)
}

/** The key with which a check refuses; "has all" where it does not. */
function told(check: () => void): string {
  try {
    check()
  } catch (error) {
    if (error instanceof Refusal) return error.key
    throw error
  }
  return 'has all'
}

const lacking = (state: 'none' | 'review' | 'failed'): Partial<Member> => ({
  realName: { state, name: 'Mei Merchant', idNumber: '1', rejectReason: null },
})

test.each<[id: keyof OperationNeeds, lacks: Partial<Member>, key: string]>([
  ['createAd', {}, 'has all'],
  ['createAd', lacking('none'), 'no-realname'],
  ['createAd', lacking('review'), 'no-realname'],
  ['createAd', lacking('failed'), 'no-realname'],
  ['createAd', { phone: null }, 'not-bind-phone'],
  ['createAd', { fundPassword: null }, 'no-set-jypassword'],
  ['createAd', { ...lacking('none'), phone: null, fundPassword: null }, 'no-realname'],
  ['createAd', { phone: null, fundPassword: null }, 'not-bind-phone'],
  ['createAd', { email: null }, 'has all'],
  ['changeEmail', { email: null }, 'not-bind-email'],
  ['changeEmail', { phone: null }, 'has all'],
  ['changePhone', { phone: null }, 'not-bind-phone'],
  ['changePhone', { email: null }, 'has all'],
  ['claimFreeGiftCard', lacking('review'), 'no-realname'],
  ['claimFreeGiftCard', { phone: null, fundPassword: null }, 'has all'],
])('VAL-33.a %s asks a merchant who lacks %o: %s', async (id, lacks, key) => {
  const { box, memberOf } = await commandBox()
  const merchant = memberOf('merchant')
  Object.assign(merchant, lacks)
  const state = box.view()
  expect(told(() => checkNeeds(operations[id], state, merchant, refuse))).toBe(key)
  expect(told(() => requireNeeds(id, state, merchant.id, refuse))).toBe(key)
})

test('VAL-33.a an ad needs a payment method, then the certification of a merchant, of the member itself', async () => {
  const { box, memberOf } = await commandBox()
  const state = box.view()
  const merchant = memberOf('merchant').id
  const asks = (member: number) => told(() => requireNeeds('createAd', state, member, refuse))
  expect([asks(merchant), asks(memberOf('trader').id)]).toEqual(['has all', 'no-business'])
  for (const [id, { member }] of Object.entries(state.payments))
    if (member === merchant) delete state.payments[id]
  expect(asks(merchant)).toBe('no-payment-method')
})

test('a refusal for something that is lacking names the field of the contract', async () => {
  const { box, memberOf } = await commandBox()
  const named: unknown[] = []
  const note = (key: string, field?: string): never => {
    named.push([key, field])
    return refuse(key)
  }
  const merchant = memberOf('merchant')
  merchant.phone = null
  const { errors = [] } = operations.changePhone
  const operation = { ...operations.changePhone, errors: errors.map((each) => ({ ...each, field: 'phone' })) }
  expect(() => checkNeeds(operation, box.view(), merchant, note)).toThrow('not-bind-phone')
  expect(named).toEqual([['not-bind-phone', 'phone']])
})

test('a member whom nobody knows lacks nothing', async () => {
  const { box } = await commandBox()
  expect(told(() => requireNeeds('createAd', box.view(), 1, refuse))).toBe('has all')
})
