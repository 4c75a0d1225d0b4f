import { expect, test } from 'vitest'
import type { StoredPassword } from '../../kernel/secrets.ts'
import { commandBox } from '../auth/testing-commands.ts'
import type { Command } from '../state.ts'
import { blankMember, findMember, isRegistered } from './members.ts'

const CODE = '123456'
const EMAIL = 'ida@example.org'
const PHONE = '15199999999'
const PASSWORD: StoredPassword = { scheme: 'pbkdf2-sha256', iterations: 1, salt: '01', hash: '02' }

type Registering = Extract<Command, { type: 'member.register' }>

const registering = (more: Partial<Registering> = {}): Registering => ({
  type: 'member.register',
  channel: 'email',
  address: EMAIL,
  username: 'ida',
  country: '法国',
  code: CODE,
  invite: '',
  superPartner: '0',
  password: PASSWORD,
  promotionCode: 'IDA22222',
  ...more,
})

/** An exchange that has sent codes to register with, by both ways. */
async function sentBox() {
  const all = await commandBox()
  const target = { type: 'code.send', purpose: 'register', code: CODE } as const
  all.apply({ ...target, channel: 'email', address: EMAIL })
  all.apply({ ...target, channel: 'sms', address: PHONE })
  return all
}

test.each<[string, Partial<Registering>, object]>([
  ['by e-mail', {}, {}],
  ['by phone', { channel: 'sms', address: PHONE }, { email: null, phone: PHONE }],
  ['with an invite code', { invite: ' partner5' }, { inviter: 'partner' }],
  ['as a super partner', { superPartner: '1' }, { superPartner: '1', disabled: true }],
  ['with blanks around the name', { username: ' Ida ' }, { username: 'Ida' }],
])('FEAT-01.ab a member who registers %s begins with nothing set up', async (_way, more, expected) => {
  const { box, told, memberOf } = await sentBox()
  const inviter = 'inviter' in expected ? { inviter: memberOf('partner').id } : {}
  const { nextMemberId, codes } = box.view()
  const sent = Object.keys(codes).length
  expect(told(registering(more))).toBe('accepted')
  const ida = memberOf('ida')
  expect(ida).toEqual({
    ...blankMember,
    id: nextMemberId,
    username: 'ida',
    createTime: box.clock.now(),
    email: EMAIL,
    phone: null,
    country: '法国',
    password: PASSWORD,
    promotionCode: 'IDA22222',
    inviter: null,
    superPartner: '0',
    disabled: false,
    ...expected,
    ...inviter,
  })
  expect(findMember(box.view(), 'promotionCode', 'ida22222')).toBe(ida)
  expect(box.view().nextMemberId).toBe(nextMemberId + 1)
  expect(Object.keys(box.view().codes)).toHaveLength(sent - 1)
})

test.each<[string, Partial<Registering>, string]>([
  ['VAL-10.o', { code: '654321' }, 'verification-code-incorrect'],
  ['VAL-10.r', { address: 'other@example.org' }, 'verification-code-not-exists'],
  ['VAL-10.r', { channel: 'sms', address: '15188888888' }, 'verification-code-not-exists'],
  ['FEAT-01.a', { username: 'Trader' }, 'username-already-exists'],
  ['VAL-05.e', { invite: 'NOBODY00' }, 'user-promotion-code-exists'],
  ['FEAT-01.a', { promotionCode: 'partner5' }, 'registration-failed'],
  ['FEAT-01.a', { address: 'TRADER@openbourse.test' }, 'registration-failed'],
  ['VAL-08.i', { channel: 'sms', address: '13800000003' }, 'registration-failed'],
])('%s a registration with %o is refused (%s), and changes nothing', async (_clause, more, key) => {
  const { box, told } = await sentBox()
  const kept = () => {
    const { members, memberBy, codes, nextMemberId } = box.view()
    return structuredClone({ members, memberBy, codes, nextMemberId })
  }
  const before = kept()
  expect(told(registering(more))).toBe(key)
  expect(kept()).toEqual(before)
})

test('a code to reset a password registers nobody', async () => {
  const { told, apply } = await commandBox()
  apply({ type: 'code.send', purpose: 'reset-password', channel: 'email', address: EMAIL, code: CODE })
  expect(told(registering())).toBe('verification-code-not-exists')
})

test('a registered member is found by e-mail address or phone number, each for its own way', async () => {
  const { box } = await commandBox()
  const taken = (channel: 'sms' | 'email', address: string) => isRegistered(box.view(), { channel, address })
  expect([taken('email', 'Trader@openbourse.test'), taken('sms', '13800000003')]).toEqual([true, true])
  expect([taken('sms', 'trader@openbourse.test'), taken('email', '13800000003')]).toEqual([false, false])
  expect([taken('email', EMAIL), taken('sms', PHONE)]).toEqual([false, false])
  expect(findMember(box.view(), 'username', '__proto__')).toBeUndefined()
})

test('the first member who is counted has a count of friends to come', async () => {
  const { box, told, memberOf } = await sentBox()
  Object.assign(box.view(), { nextCount: null })
  expect(told(registering({ invite: 'PARTNER5' }))).toBe('accepted')
  expect(memberOf('ida').inviter).toBe(memberOf('partner').id)
  expect(box.view().nextCount).toBeGreaterThan(box.clock.now())
})

test.each([
  ['email', 'trader@openbourse.test'],
  ['sms', '13800000003'],
] as const)('FEAT-02.abe a password that is reset (%s) ends session and lock', async (channel, address) => {
  const { box, apply, told, memberOf } = await commandBox()
  const trader = memberOf('trader')
  const names = ['trader@openbourse.test', '13800000003', 'merchant@openbourse.test']
  const { passwordVersion } = trader
  const opening = { account: 'x', member: trader.id, passwordVersion, digest: 'digest', step: null }
  expect(told({ type: 'session.open', ...opening })).toBe('accepted')
  for (const account of names) apply({ type: 'session.attempt', account })
  apply({ type: 'code.send', purpose: 'reset-password', channel, address, code: CODE })
  const reset = (code: string, member = trader.id) =>
    told({ type: 'member.setPassword', member, password: PASSWORD, proof: { channel, address, code } })
  const before = structuredClone(trader)
  expect([reset('654321'), reset(CODE, 1)]).toEqual(['verification-code-incorrect', 'member-not-exists'])
  expect([trader, Object.keys(box.view().sessions)]).toEqual([before, ['digest']])
  expect(reset(CODE)).toBe('accepted')
  expect(trader).toEqual({
    ...before,
    password: PASSWORD,
    passwordVersion: passwordVersion + 1,
    session: null,
  })
  expect(box.view().sessions).toEqual({})
  expect(Object.keys(box.view().attempts)).toEqual(['@merchant@openbourse.test'])
  expect(reset(CODE)).toBe('verification-code-not-exists')
})

test('FEAT-02.e a code to register resets no password', async () => {
  const { apply, told, memberOf } = await commandBox()
  const target = { channel: 'email', address: 'trader@openbourse.test' } as const
  apply({ type: 'code.send', purpose: 'register', ...target, code: CODE })
  const reset = { password: PASSWORD, proof: { ...target, code: CODE } }
  expect(told({ type: 'member.setPassword', member: memberOf('trader').id, ...reset })).toBe(
    'verification-code-not-exists',
  )
})
