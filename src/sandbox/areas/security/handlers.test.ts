import { expect, test } from 'vitest'
import { totpCode, totpStep } from '#src/core/totp/totp.ts'
import { RESEND_AFTER } from '../auth/codes.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const as = (token: string) => ({ 'x-auth-token': token })
const setting = async (box: TestSandbox, token: string) =>
  (await box.call('/uc/approve/security/setting', {}, as(token))).data as Record<string, unknown>
const logIn = (box: TestSandbox, username: string, password = 'openbourse') =>
  box.call('/uc/login', { username, password })

const PHONE = '15123456789'
const TRADER = '13800000003'

test('FEAT-03.a a phone is bound with its code and country, shown masked, and cannot be bound twice', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  expect((await box.call('/uc/mobile/bind/code', { phone: PHONE, country: '法国' }, as(token))).code).toBe(0)
  const bind = { phone: PHONE, code: box.codeFor(PHONE), password: 'openbourse' }
  const wrong = await box.call('/uc/approve/bind/phone', { ...bind, password: 'no-such-one' }, as(token))
  expect(wrong.errors).toEqual([{ field: 'password', key: 'password-error' }])
  expect((await box.call('/uc/approve/bind/phone', bind, as(token))).code).toBe(0)
  expect(await setting(box, token)).toMatchObject({
    phoneVerified: 1,
    mobilePhone: '151****6789',
    areaCode: '33',
  })
  const again = await box.call('/uc/mobile/bind/code', { phone: '15199999999' }, as(token))
  expect(again.message).toBe('Your account already has a phone number.')
  expect((await logIn(box, PHONE)).code).toBe(0)
})

test('VAL-08.eg a phone number must fit the country and belong to no other member', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const ask = (phone: string, country: string) =>
    box.call('/uc/mobile/bind/code', { phone, country }, as(token))
  expect((await ask('12345678901', '中国')).errors).toEqual([
    { field: 'phone', key: 'phone-empty-or-incorrect' },
  ])
  expect((await ask('13812345678', '中国')).code).toBe(0)
  expect((await ask(TRADER, '中国')).errors).toEqual([{ field: 'phone', key: 'phone-already-bound' }])
})

test('VAL-08.f FEAT-03.b the phone is changed with a code to the old one', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  await box.call('/uc/mobile/change/code', {}, as(token))
  const change = { password: 'openbourse', phone: '13812345678', code: box.codeFor(TRADER) }
  const odd = await box.call('/uc/approve/change/phone', { ...change, phone: '12345' }, as(token))
  expect(odd.errors).toEqual([{ field: 'phone', key: 'phone-format-error' }])
  expect((await box.call('/uc/approve/change/phone', change, as(token))).code).toBe(0)
  expect((await logIn(box, TRADER)).code).toBe(500)
  expect((await logIn(box, '13812345678')).code).toBe(0)
})

test('VAL-07.f FEAT-03.c an e-mail address is bound to an account created by phone', async () => {
  const box = await testSandbox()
  await box.call('/uc/mobile/code', { phone: PHONE, country: '德国' })
  const fields = { phone: PHONE, password: 'correct-horse', username: 'ada', country: '德国' }
  await box.call('/uc/register/phone', { ...fields, code: box.codeFor(PHONE) })
  const token = ((await logIn(box, PHONE, 'correct-horse')).data as { token: string }).token
  expect((await box.call('/uc/untie/email/code', {}, as(token))).message).toBe(
    'Link an e-mail address first.',
  )
  const taken = await box.call('/uc/bind/email/code', { email: 'trader@openbourse.test' }, as(token))
  expect(taken.errors).toEqual([{ field: 'email', key: 'email-already-bound' }])
  const bind = { email: 'ada@example.org', code: '123456', password: 'correct-horse' }
  const early = await box.call('/uc/approve/bind/email', bind, as(token))
  expect(early.errors).toEqual([{ field: 'code', key: 'no-get-verification-code' }])
  await box.call('/uc/bind/email/code', { email: 'ada@example.org' }, as(token))
  const code = box.codeFor('ada@example.org')
  expect((await box.call('/uc/approve/bind/email', { ...bind, code }, as(token))).code).toBe(0)
  expect(await setting(box, token)).toMatchObject({ emailVerified: 1, email: 'ad*@example.org' })
  expect((await logIn(box, 'ada@example.org', 'correct-horse')).code).toBe(0)
})

test('FEAT-03.d the e-mail address is changed with codes to the old and the new one', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  await box.call('/uc/untie/email/code', {}, as(token))
  expect((await box.call('/uc/untie/email/code', {}, as(token))).message).toContain('a moment ago')
  await box.call('/uc/update/email/code', { email: 'theo@example.org' }, as(token))
  const change = {
    oldEmailCode: box.codeFor('trader@openbourse.test'),
    newEmailCode: box.codeFor('theo@example.org'),
    newEmail: 'theo@example.org',
  }
  const bad = change.newEmailCode === '000000' ? '000001' : '000000'
  const wrong = await box.call('/uc/approve/update/email', { ...change, newEmailCode: bad }, as(token))
  expect(wrong.errors).toEqual([{ field: 'newEmailCode', key: 'verification-code-incorrect' }])
  const swapped = await box.call('/uc/approve/update/email', { ...change, oldEmailCode: bad }, as(token))
  expect(swapped.errors[0]?.field).toBe('oldEmailCode')
  expect((await box.call('/uc/approve/update/email', change, as(token))).code).toBe(0)
  expect((await logIn(box, 'trader@openbourse.test')).code).toBe(500)
  expect((await logIn(box, 'theo@example.org')).code).toBe(0)
})

test('FEAT-03.e VAL-06.e a new log-in password requires the old one and a code; the session of the change stays', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  await box.call('/uc/mobile/update/password/code', {}, as(token))
  const change = { oldPassword: 'openbourse', newPassword: 'battery-staple', code: box.codeFor(TRADER) }
  const short = await box.call('/uc/approve/update/password', { ...change, newPassword: '12345' }, as(token))
  expect(short.errors).toEqual([{ field: 'newPassword', key: 'too-short' }])
  const wrong = await box.call(
    '/uc/approve/update/password',
    { ...change, oldPassword: 'guess-it' },
    as(token),
  )
  expect(wrong.errors).toEqual([{ field: 'oldPassword', key: 'password-error' }])
  expect((await box.call('/uc/approve/update/password', change, as(token))).code).toBe(0)
  expect((await box.call('/uc/check/login', {}, as(token))).data).toBe(true)
  expect((await box.call('/uc/loginout', {}, as(token))).code).toBe(0)
  expect((await logIn(box, TRADER)).code).toBe(500)
  expect((await logIn(box, TRADER, 'battery-staple')).code).toBe(0)
})

test('a password change ends the sessions of other devices, whichever was opened last', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  await box.call('/uc/mobile/update/password/code', {}, as(token))
  const change = { oldPassword: 'openbourse', newPassword: 'battery-staple', code: box.codeFor(TRADER) }
  const [changed] = await Promise.all([
    box.call('/uc/approve/update/password', change, as(token)),
    logIn(box, TRADER),
  ])
  expect([0, 4000]).toContain(changed.code)
  const old = await logIn(box, TRADER)
  expect(old.code).toBe(changed.code === 0 ? 500 : 0)
})

test('FEAT-03.fgh the fund password is set, changed and reset', async () => {
  const box = await testSandbox()
  const fresh = await box.logIn('new')
  expect((await box.call('/uc/approve/transaction/password', { jyPassword: '12345' }, as(fresh))).code).toBe(
    500,
  )
  expect((await box.call('/uc/approve/transaction/password', { jyPassword: '123456' }, as(fresh))).code).toBe(
    0,
  )
  expect(await setting(box, fresh)).toMatchObject({ fundsVerified: 1 })
  const twice = await box.call('/uc/approve/transaction/password', { jyPassword: '123456' }, as(fresh))
  expect(twice.message).toBe('A fund password is already set.')
  const change = { oldPassword: '123457', newPassword: '654321' }
  const path = '/uc/approve/update/transaction/password'
  expect((await box.call(path, change, as(fresh))).errors).toEqual([
    { field: 'oldPassword', key: 'error-jypassword' },
  ])
  expect((await box.call(path, { ...change, oldPassword: '123456' }, as(fresh))).code).toBe(0)
  expect((await box.call('/uc/mobile/transaction/code', {}, as(fresh))).message).toBe(
    'Link a phone number first.',
  )
  const token = await box.logIn('trader')
  await box.call('/uc/mobile/transaction/code', {}, as(token))
  const reset = { newPassword: 'another-one', code: box.codeFor(TRADER) }
  expect((await box.call('/uc/approve/reset/transaction/password', reset, as(token))).code).toBe(0)
  const back = { oldPassword: 'another-one', newPassword: 'one-of-mine' }
  expect((await box.call(path, back, as(token))).code).toBe(0)
})

test('FEAT-03.l a fund password that equals the log-in password is refused, in any operation', async () => {
  const box = await testSandbox()
  const same = (field: string) => [{ field, key: 'same-as-login-password' }]
  const fresh = await box.logIn('new')
  const set = (jyPassword: string) => box.call('/uc/approve/transaction/password', { jyPassword }, as(fresh))
  const refused = await set('openbourse')
  expect(refused.errors).toEqual(same('jyPassword'))
  expect(refused.message).toBe('The fund password has to differ from your login password.')
  expect(await setting(box, fresh)).toMatchObject({ fundsVerified: 0 })
  expect((await set('one-of-mine')).code).toBe(0)
  const change = { oldPassword: 'one-of-mine', newPassword: 'openbourse' }
  const changed = await box.call('/uc/approve/update/transaction/password', change, as(fresh))
  expect(changed.errors).toEqual(same('newPassword'))
  const trader = await box.logIn('trader')
  await box.call('/uc/mobile/transaction/code', {}, as(trader))
  const reset = { newPassword: 'openbourse', code: box.codeFor(TRADER) }
  const path = '/uc/approve/reset/transaction/password'
  expect((await box.call(path, reset, as(trader))).errors).toEqual(same('newPassword'))
  // The code was not used up by the refusal.
  expect((await box.call(path, { ...reset, newPassword: 'one-of-mine' }, as(trader))).code).toBe(0)
})

test('VAL-10.q a code is valid for its purpose only', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  await box.call('/uc/mobile/transaction/code', {}, as(token))
  const change = { oldPassword: 'openbourse', newPassword: 'battery-staple', code: box.codeFor(TRADER) }
  const answer = await box.call('/uc/approve/update/password', change, as(token))
  expect(answer.errors).toEqual([{ field: 'code', key: 'no-get-verification-code' }])
  expect((await box.call('/uc/mobile/transaction/code', {}, as(token))).code).toBe(500)
  box.clock.jump(RESEND_AFTER)
  expect((await box.call('/uc/mobile/transaction/code', {}, as(token))).code).toBe(0)
})

test('FEAT-03.ij an authenticator is set up, checked, used and removed with real codes', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const get = async (path: string, fields: Record<string, string> = {}) => {
    const url = `http://sandbox.test/api${path}?${new URLSearchParams(fields).toString()}`
    const response = await box.handle(new Request(url, { headers: { lang: 'en_US', ...as(token) } }))
    return (await response?.json()) as { code: number; data?: unknown; errors?: unknown }
  }
  const code = (secret: string) => totpCode(secret, totpStep(box.clock.now()))
  const { secret, link } = (await get('/uc/google/sendgoogle')).data as { secret: string; link: string }
  expect(new URL(link).searchParams.get('secret')).toBe(secret)
  const right = await code(secret)
  const bad = right === '000000' ? '000001' : '000000'
  expect((await get('/uc/google/googleAuth', { codes: bad, secret })).errors).toEqual([
    { field: 'codes', key: 'validation-failed' },
  ])
  expect((await get('/uc/google/googleAuth', { codes: right, secret })).code).toBe(0)
  expect(await setting(box, token)).toMatchObject({ googleStatus: 1 })
  expect((await get('/uc/google/googleAuth', { codes: right, secret })).code).toBe(500)
  expect((await logIn(box, TRADER)).code).toBe(505)
  box.clock.jump(30_000)
  const next = await code(secret)
  expect((await get('/uc/google/yzgoogle', { codes: next })).code).toBe(0)
  expect((await get('/uc/google/yzgoogle', { codes: right })).code).toBe(500)
  expect((await get('/uc/google/jcgoogle', { codes: next, password: 'guess-it' })).errors).toEqual([
    { field: 'password', key: 'password-error' },
  ])
  expect((await get('/uc/google/jcgoogle', { codes: next, password: 'openbourse' })).code).toBe(0)
  expect(await setting(box, token)).toMatchObject({ googleStatus: 0 })
  expect((await logIn(box, TRADER)).code).toBe(0)
})

test('attempts at a secret end after ten, for the right one too, and for parallel calls', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const path = '/uc/approve/update/transaction/password'
  const guess = (oldPassword: string) => box.call(path, { oldPassword, newPassword: '654321' }, as(token))
  const tries = await Promise.all(Array.from({ length: 14 }, (_, i) => guess(`guess-${i}`)))
  expect(tries.filter(({ errors }) => errors[0]?.key === 'too-many-attempts')).toHaveLength(4)
  expect((await guess('openbourse')).errors).toEqual([{ field: 'oldPassword', key: 'too-many-attempts' }])
  box.clock.jump(600_000)
  expect((await guess('openbourse')).code).toBe(0)
})
