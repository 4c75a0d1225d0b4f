import { expect, test } from 'vitest'
import { totpCode, totpStep } from '#src/core/totp/totp.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { findMember } from '../members/members.ts'
import { SESSION_LIFE } from './sessions.ts'
import { isLoggedIn, logIn, PASSWORD, registered, tokenOf } from './tests/registered.ts'

test('a second log-in ends the first session', async () => {
  const box = await registered()
  const first = tokenOf(await logIn(box))
  const second = tokenOf(await logIn(box))
  expect(await isLoggedIn(box, first)).toBe(false)
  expect(await isLoggedIn(box, second)).toBe(true)
  const answer = await box.call('/uc/member/my-info', {}, { 'x-auth-token': first })
  expect(answer).toMatchObject({ code: 4000, data: null, message: 'Please log in first.' })
})

test('SESS-01.f a session expires seven days after its last use and is removed from the state', async () => {
  const box = await registered()
  const token = tokenOf(await logIn(box))
  box.clock.jump(SESSION_LIFE - 1)
  expect(await isLoggedIn(box, token)).toBe(true)
  box.clock.jump(SESSION_LIFE - 1)
  expect(await isLoggedIn(box, token)).toBe(true)
  box.clock.jump(SESSION_LIFE)
  expect(await isLoggedIn(box, token)).toBe(false)
  expect(box.view().sessions).toEqual({})
})

test('ten wrong passwords lock the account for ten minutes, also against the right one and against a flood', async () => {
  const box = await registered()
  const tries = await Promise.all(Array.from({ length: 15 }, () => logIn(box, { password: 'guess-again' })))
  const keys = tries.map(({ errors }) => errors[0]?.key)
  expect(keys.filter((key) => key === 'user-password-error')).toHaveLength(10)
  expect(keys.filter((key) => key === 'too-many-attempts')).toHaveLength(5)
  expect((await logIn(box)).errors[0]?.key).toBe('too-many-attempts')
  box.clock.jump(10 * 60_000)
  expect((await logIn(box)).code).toBe(0)
  expect((await logIn(box)).code).toBe(0)
})

test('a password reset by code lifts the lock, for any account name of the attempts', async () => {
  const box = await testSandbox()
  const names = ['verified@openbourse.test', '15100000002']
  const keyOfLogIn = async (username: string, password: string) =>
    (await box.call('/uc/login', { username, password })).errors[0]?.key
  for (const name of names) {
    for (let i = 0; i < 10; i++) await keyOfLogIn(name, 'guess-again')
    expect(await keyOfLogIn(name, 'openbourse')).toBe('too-many-attempts')
  }
  const [account = ''] = names
  await box.call('/uc/reset/email/code', { account })
  const fields = { mode: '1', account, code: box.codeFor(account), password: 'correct-horse' }
  expect(await box.call('/uc/reset/login/password', fields)).toMatchObject({ code: 0 })
  for (const name of names) expect(await keyOfLogIn(name, 'correct-horse')).toBeUndefined()
})

test("error 505 asks for the authenticator's code, and each code is accepted once", async () => {
  const box = await testSandbox()
  const account = { username: 'google@openbourse.test', password: 'openbourse' }
  expect(await box.call('/uc/login', account)).toMatchObject({
    code: 505,
    errors: [{ field: 'code' }],
    data: null,
  })
  const secret = findMember(box.view(), 'email', account.username)?.totp?.secret ?? ''
  const code = await totpCode(secret, totpStep(box.clock.now()))
  expect((await box.call('/uc/login', { ...account, password: 'wrong-one', code })).code).toBe(500)
  expect((await box.call('/uc/login', { ...account, code })).code).toBe(0)
  expect((await box.call('/uc/login', { ...account, code })).code).toBe(505)
})

test('neither passwords nor tokens are stored', async () => {
  const box = await registered()
  const token = tokenOf(await logIn(box))
  const kept = JSON.stringify(box.view(), (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  for (const secret of [PASSWORD, 'openbourse"', token]) expect(kept).not.toContain(secret)
})
