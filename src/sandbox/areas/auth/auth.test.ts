import { expect, test } from 'vitest'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { CODE_LIFE, RESEND_AFTER } from './codes.ts'
import {
  EMAIL,
  isLoggedIn,
  logIn,
  PASSWORD,
  registered,
  registration,
  sendEmail,
  tokenOf,
} from './tests/registered.ts'

const PHONE = '15123456789'

test('FEAT-01.aeh a member registers by e-mail with the code from the inbox, logs in, logs out', async () => {
  const box = await testSandbox()
  expect((await sendEmail(box)).message).toBe('The code is on its way.')
  expect(await box.call('/uc/register/email', registration(box))).toMatchObject({ code: 0, data: null })
  const answer = await logIn(box)
  expect(answer).toMatchObject({
    code: 0,
    data: { username: 'ada', memberLevel: 0, realName: null, loginCount: 1 },
  })
  const token = tokenOf(answer)
  expect(await isLoggedIn(box, token)).toBe(true)
  const wallets = await box.call('/uc/asset/wallet', {}, { 'x-auth-token': token })
  const balances = (wallets.data as { balance: string }[]).map(({ balance }) => balance)
  expect(new Set(balances)).toEqual(new Set(['0.00000000']))
  expect((await box.call('/uc/loginout', {}, { 'x-auth-token': token })).message).toBe('You are logged out.')
  expect(await isLoggedIn(box, token)).toBe(false)
  expect(box.faults).toEqual([])
})

test('VAL-05.c FEAT-01.be a member registers by phone and logs in with the number, in the right country only', async () => {
  const box = await testSandbox()
  await box.call('/uc/mobile/code', { phone: PHONE, country: '德国' })
  const fields = {
    phone: PHONE,
    password: PASSWORD,
    username: 'ada',
    country: '德国',
    code: box.codeFor(PHONE),
  }
  expect((await box.call('/uc/register/phone', fields)).code).toBe(0)
  const log = (country: string) => box.call('/uc/login', { username: PHONE, password: PASSWORD, country })
  expect((await log('德国')).code).toBe(0)
  expect((await log('法国')).errors).toEqual([{ field: 'password', key: 'user-password-error' }])
})

test('FEAT-02.ae a password reset by e-mail ends the session and the old password', async () => {
  const box = await registered()
  const old = tokenOf(await logIn(box))
  await box.call('/uc/reset/email/code', { account: EMAIL })
  const reset = { mode: '1', account: EMAIL, code: box.codeFor(EMAIL), password: 'battery-staple' }
  expect((await box.call('/uc/reset/login/password', reset)).code).toBe(0)
  expect(await isLoggedIn(box, old)).toBe(false)
  expect((await logIn(box)).code).toBe(500)
  expect((await logIn(box, { password: 'battery-staple' })).code).toBe(0)
  expect((await box.call('/uc/reset/login/password', reset)).errors).toEqual([
    { field: 'code', key: 'verification-code-not-exists' },
  ])
})

test('FEAT-02.b a password is reset by phone', async () => {
  const box = await testSandbox()
  await box.call('/uc/mobile/reset/code', { account: '13800000003' })
  const code = box.codeFor('13800000003')
  const reset = { mode: '0', account: '13800000003', code, password: 'battery-staple' }
  expect((await box.call('/uc/reset/login/password', reset)).code).toBe(0)
  expect((await box.call('/uc/login', { username: '13800000003', password: 'battery-staple' })).code).toBe(0)
})

test('VAL-10.ou MSG-12.a a wrong code is refused, and after five attempts the right one too', async () => {
  const box = await testSandbox()
  await sendEmail(box)
  const right = box.codeFor(EMAIL)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i++) {
    const answer = await box.call('/uc/register/email', registration(box, { code: wrong }))
    expect(answer).toMatchObject({
      code: 500,
      errors: [{ field: 'code', key: 'verification-code-incorrect' }],
    })
    expect(answer.message).toBe('The code is wrong.')
  }
  const last = await box.call('/uc/register/email', registration(box, { code: right }))
  expect(last.errors).toEqual([{ field: 'code', key: 'verification-code-not-exists' }])
})

test('VAL-10.prs a code is valid for ten minutes, one purpose and one address, and is sent again after a minute', async () => {
  const box = await testSandbox()
  await sendEmail(box)
  const first = box.codeFor(EMAIL)
  box.clock.jump(RESEND_AFTER - 1)
  expect((await sendEmail(box)).errors).toEqual([])
  expect((await sendEmail(box)).code).toBe(500)
  box.clock.jump(1)
  expect((await sendEmail(box)).code).toBe(0)
  expect(box.codeFor(EMAIL)).not.toBe(first)
  const elsewhere = registration(box, { email: 'bob@example.org' })
  expect((await box.call('/uc/register/email', elsewhere)).errors[0]?.key).toBe(
    'verification-code-not-exists',
  )
  box.clock.jump(CODE_LIFE)
  const late = await box.call('/uc/register/email', registration(box))
  expect(late.errors).toEqual([{ field: 'code', key: 'verification-code-not-exists' }])
  expect(box.view().codes).toEqual({})
})

test('a registered e-mail or name is refused, in any letter case', async () => {
  const box = await registered()
  expect((await box.call('/uc/reg/email/code', { email: 'ADA@example.org' })).errors[0]?.key).toBe(
    'email-already-bound',
  )
  expect((await box.call('/uc/register/check/username', { username: 'ADA' })).code).toBe(500)
  expect((await box.call('/uc/register/check/username', { username: '__proto__' })).code).toBe(0)
  await box.call('/uc/reg/email/code', { email: 'bob@example.org' })
  const bob = { ...registration(box), email: 'bob@example.org', code: box.codeFor('bob@example.org') }
  expect((await box.call('/uc/register/email', bob)).errors).toEqual([
    { field: 'username', key: 'username-already-exists' },
  ])
  expect(
    (await box.call('/uc/register/email', { ...bob, username: 'bob', promotion: 'NOBODY00' })).errors,
  ).toEqual([{ field: 'promotion', key: 'user-promotion-code-exists' }])
  expect(
    (await box.call('/uc/register/email', { ...bob, username: 'bob', promotion: 'partner5' })).code,
  ).toBe(0)
  const token = await box.logIn('partner')
  const info = await box.call('/uc/member/my-info', {}, { 'x-auth-token': token })
  expect(info.data).toMatchObject({ firstLevel: 4, secondLevel: 2, thirdLevel: 0, token: null })
})

test('VAL-08.i a phone number of a member is registered no second time', async () => {
  const box = await testSandbox()
  const taken = [{ field: 'phone', key: 'phone-already-exists' }]
  const phone = '13800000003'
  expect((await box.call('/uc/mobile/code', { phone, country: '中国' })).errors).toEqual(taken)
  const fields = { phone, password: PASSWORD, username: 'ada', country: '中国', code: '123456' }
  expect((await box.call('/uc/register/phone', fields)).errors).toEqual(taken)
})

test('VAL-05.d the invite code is optional; a registered super partner waits for activation', async () => {
  const box = await testSandbox()
  await sendEmail(box)
  const { promotion: _, ...fields } = registration(box, { superPartner: '1' })
  expect((await box.call('/uc/register/email', fields)).code).toBe(0)
  expect(await logIn(box)).toMatchObject({ code: 500, errors: [] })
})

test('messages are in the language of the header', async () => {
  const box = await testSandbox()
  const wrong = { username: EMAIL, password: 'wrong-one' }
  expect((await box.call('/uc/login', wrong, { lang: 'de_DE' })).message).toBe(
    'Konto oder Passwort ist falsch.',
  )
  expect((await box.call('/uc/login', wrong, { lang: 'zh_CN' })).message).toBe('账号或密码错误。')
  expect((await box.call('/uc/login', wrong, { lang: 'xx' })).message).toBe('Account or password is wrong.')
})
