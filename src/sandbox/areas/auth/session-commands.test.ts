import { expect, test } from 'vitest'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { messageOf } from './inbox.ts'
import { sessionMember } from './sessions.ts'
import { memberBox } from './testing-commands.ts'
import { isLoggedIn } from './tests/registered.ts'

test('a session opens with an authenticator code of a later step than the last, where there is one', async () => {
  const { member, open } = await memberBox('google')
  const used = member.totp?.used ?? 0
  expect([null, used - 1, used].map((step) => open({ step }))).toEqual(
    Array.from({ length: 3 }, () => 'google-code-needed'),
  )
  expect(member.session).toBeNull()
  expect([open({ step: used + 1 }), member.totp?.used]).toEqual(['accepted', used + 1])
  expect(open({ step: used + 1 })).toBe('google-code-needed')
})

test('a log-in that was checked against an older password opens no session', async () => {
  const { member, open } = await memberBox('trader')
  const before = member.passwordVersion
  expect([before - 1, before + 1].map((passwordVersion) => open({ passwordVersion }))).toEqual([
    'user-password-error',
    'user-password-error',
  ])
  expect(open()).toBe('accepted')
  expect([member.session, member.loginCount]).toEqual(['digest', 1])
})

test('a member who is switched off has no session, neither a new one nor the one before', async () => {
  const { box, member, open } = await memberBox('trader')
  const now = box.clock.now()
  expect(open()).toBe('accepted')
  expect(sessionMember(box.view(), 'digest', now)).toBe(member)
  member.disabled = true
  expect(sessionMember(box.view(), 'digest', now)).toBeUndefined()
  expect(open({ digest: 'another' })).toBe('account-activation-disabled')
})

test('closing a session that has ended leaves the one that came after it', async () => {
  const { box, member, told, open } = await memberBox('trader')
  open({ digest: 'first' })
  open({ digest: 'second' })
  expect(Object.keys(box.view().sessions)).toEqual(['second'])
  expect(told({ type: 'session.close', digest: 'first' })).toBe('accepted')
  expect(told({ type: 'session.close', digest: 'unknown' })).toBe('accepted')
  expect(member.session).toBe('second')
  expect(told({ type: 'session.close', digest: 'second' })).toBe('accepted')
  expect([member.session, box.view().sessions]).toEqual([null, {}])
})

test('SESS-01.f a log-out ends its session, and nobody logs out twice', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const logOut = async () => (await box.call('/uc/loginout', {}, { 'x-auth-token': token })).code
  expect([await isLoggedIn(box, token), await logOut(), await logOut()]).toEqual([true, 0, 4000])
  expect(await isLoggedIn(box, token)).toBe(false)
})

test('a message is an event of its own, and no other event is taken for one', async () => {
  const { box, apply } = await memberBox('trader')
  const target = { purpose: 'register', channel: 'email', address: 'ada@example.org' } as const
  const outcome = apply({ type: 'code.mail', ...target, code: '123456' })
  const message = { time: box.clock.now(), ...target, code: '123456' }
  expect(outcome.accepted ? outcome.events.map(messageOf) : []).toEqual([message])
  expect(messageOf({ type: 'member.event', message })).toBeUndefined()
})

test('an address that was registered meanwhile is refused, with a right code too', async () => {
  const { box, apply, told, member } = await memberBox('trader')
  const target = { purpose: 'register', channel: 'email', address: member.email ?? '' } as const
  apply({ type: 'code.mail', ...target, code: '123456' })
  const count = Object.keys(box.view().members).length
  const register = (address: string) =>
    told({
      type: 'member.register',
      channel: 'email',
      address,
      username: 'ada',
      country: '德国',
      code: '123456',
      invite: '',
      superPartner: '0',
      password: member.password,
      promotionCode: 'ADA22222',
    })
  expect(register(target.address)).toBe('registration-failed')
  expect(Object.keys(box.view().members)).toHaveLength(count)
  expect(register('ada@example.org')).toBe('verification-code-not-exists')
})
