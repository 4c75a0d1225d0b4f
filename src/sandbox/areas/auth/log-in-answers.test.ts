import { expect, test } from 'vitest'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { COUNTRIES } from '../currency/countries.ts'
import { commandBox } from './testing-commands.ts'
import { EMAIL, logIn, PASSWORD, registration, sendEmail, tokenOf } from './tests/registered.ts'

const TRADER = '13800000003'
const ask = (box: TestSandbox, fields: Readonly<Record<string, string>>) =>
  box.call('/uc/login', { password: 'openbourse', ...fields })

test('FEAT-01.e the country counts for an account that is named by its phone number', async () => {
  const box = await testSandbox()
  const right = [
    { username: TRADER },
    { username: TRADER, country: '中国' },
    { username: 'trader@openbourse.test', country: '法国' },
  ]
  for (const fields of right) expect((await ask(box, fields)).code).toBe(0)
  const wrong = [
    { username: TRADER, country: '法国' },
    { username: '15999999999', country: '法国' },
    { username: '15999999999' },
    { username: 'nobody@openbourse.test', country: '中国' },
  ]
  for (const fields of wrong)
    expect(await ask(box, fields)).toMatchObject(refusedWith('user-password-error', 'password'))
})

test("FEAT-01.f a member without an authenticator logs in whatever authenticator's code is sent", async () => {
  const box = await testSandbox()
  expect((await ask(box, { username: TRADER, code: '123456' })).code).toBe(0)
})

test('a member who is switched off is told so, with the right password only', async () => {
  const { box, memberOf } = await commandBox()
  memberOf('google').disabled = true
  const username = 'google@openbourse.test'
  expect(await ask(box, { username })).toMatchObject(refusedWith('account-activation-disabled'))
  expect(await ask(box, { username, password: 'guess-it' })).toMatchObject(
    refusedWith('user-password-error', 'password'),
  )
})

const PLACE = { province: null, city: null, district: null }

test('FEAT-01.e a log-in answers with the member, and a token that no later call repeats', async () => {
  const { box, memberOf } = await commandBox()
  const headers = { lang: 'fr_FR', host: 'sandbox.test' }
  const log = { username: 'partner@openbourse.test', password: 'openbourse' }
  const answer = await box.call('/uc/login', log, headers)
  const token = tokenOf(answer)
  const partner = {
    id: memberOf('partner').id,
    username: 'partner',
    memberLevel: 1,
    realName: 'Pat Partner',
    avatar: null,
    location: { country: 'États-Unis', ...PLACE },
    country: {
      zhName: '美国',
      enName: 'United States',
      areaCode: '1',
      language: 'en_US',
      localCurrency: 'USD',
      sort: COUNTRIES.findIndex(({ iso }) => iso === 'US') + 1,
      countryImageUrl: null,
      name: 'États-Unis',
    },
    promotionCode: 'PARTNER5',
    promotionPrefix: 'http://sandbox.test/Register?code=',
    superPartner: '0',
    loginCount: 1,
    firstLevel: 3,
    secondLevel: 2,
    thirdLevel: 0,
    signInAbility: false,
    signInActivity: false,
    memberRate: null,
  }
  expect(answer.data).toEqual({ ...partner, token })
  const info = await box.call('/uc/member/my-info', {}, { ...headers, 'x-auth-token': token })
  expect(info.data).toEqual({ ...partner, token: null })
})

test('a name that is not verified is no part of the member', async () => {
  const box = await testSandbox()
  const names = ['new', 'reviewing', 'refused', 'verified'].map(async (name) => {
    const { data } = await ask(box, { username: `${name}@openbourse.test` })
    return (data as { realName: string | null }).realName
  })
  expect(await Promise.all(names)).toEqual([null, null, null, 'Vera Fried'])
})

test('countries are listed in their order, by the names of the reader', async () => {
  const box = await testSandbox()
  const listed = async (lang: string) => {
    const { data } = await box.call('/uc/support/country', {}, { lang })
    return data as { zhName: string; name: string; sort: number; areaCode: string }[]
  }
  const german = await listed('de_DE')
  expect(german.map(({ zhName, areaCode }) => [zhName, areaCode])).toEqual(
    COUNTRIES.map(({ zhName, areaCode }) => [zhName, areaCode]),
  )
  expect(german.map(({ sort }) => sort)).toEqual(COUNTRIES.map((_country, index) => index + 1))
  const named = async (lang: string) => (await listed(lang)).find(({ zhName }) => zhName === '德国')?.name
  expect(await Promise.all(['de_DE', 'en_US', 'zh_CN'].map(named))).toEqual([
    'Deutschland',
    'Germany',
    '德国',
  ])
})

test('VAL-05.d a registration is told, and an invite code of blanks is none', async () => {
  const { box, memberOf } = await commandBox()
  await sendEmail(box)
  const fields = registration(box, { promotion: '   ', username: '  ada ' })
  expect(await box.call('/uc/register/email', fields)).toMatchObject({
    code: 0,
    message: 'Your account is ready. You can log in now.',
  })
  expect(memberOf('ada')).toMatchObject({
    username: 'ada',
    email: EMAIL,
    phone: null,
    country: '德国',
    inviter: null,
    superPartner: '0',
    disabled: false,
    level: 0,
    createTime: box.clock.now(),
  })
  expect(memberOf('ada').promotionCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
})

test('VAL-05.e an invite code counts in any letter case and between blanks', async () => {
  const { box, memberOf } = await commandBox()
  await sendEmail(box)
  const fields = registration(box, { promotion: ' partner5 ', superPartner: '1' })
  expect((await box.call('/uc/register/email', fields)).code).toBe(0)
  expect(memberOf('ada')).toMatchObject({
    inviter: memberOf('partner').id,
    superPartner: '1',
    disabled: true,
  })
  expect(await logIn(box)).toMatchObject(refusedWith('account-activation-disabled'))
})

test.each([
  [{ username: 'TRADER' }, 'username-already-exists', 'username'],
  [{ promotion: 'NOBODY00' }, 'user-promotion-code-exists', 'promotion'],
] as const)(
  'VAL-05.e a registration with %o is refused before its code is looked at',
  async (more, key, field) => {
    const box = await testSandbox()
    expect(
      await box.call('/uc/register/email', registration(box, { code: '123456', ...more })),
    ).toMatchObject(refusedWith(key, field))
  },
)

test('VAL-10.u a right code is no wrong one, whatever else is refused', async () => {
  const box = await testSandbox()
  const as = { 'x-auth-token': await box.logIn('new') }
  const phone = '15199999999'
  await box.call('/uc/mobile/bind/code', { phone }, as)
  const bind = { phone, code: box.codeFor(phone), password: 'guess-it' }
  const send = (password: string) => box.call('/uc/approve/bind/phone', { ...bind, password }, as)
  for (let tried = 0; tried < 6; tried++)
    expect(await send('guess-it')).toMatchObject(refusedWith('password-error', 'password'))
  expect((await send('openbourse')).code).toBe(0)
})

test('FEAT-02.a a new password is told, for both ways', async () => {
  const box = await testSandbox()
  const ways = [
    ['0', '/uc/mobile/reset/code', TRADER],
    ['1', '/uc/reset/email/code', 'merchant@openbourse.test'],
  ] as const
  for (const [mode, path, account] of ways) {
    expect((await box.call(path, { account })).message).toBe('The code is on its way.')
    const reset = { mode, account, code: box.codeFor(account), password: PASSWORD }
    expect(await box.call('/uc/reset/login/password', reset)).toMatchObject({
      code: 0,
      message: 'The new password is set. Log in with it.',
      data: null,
    })
    expect((await ask(box, { username: account, password: PASSWORD })).code).toBe(0)
  }
})

test.each([
  ['a number', '/uc/mobile/change/code', 'frequently-request', TRADER],
  ['an address', '/uc/untie/email/code', 'email-already-send', 'trader@openbourse.test'],
] as const)(
  '%s gets ten codes within ten minutes, whatever they are for',
  async (_what, path, key, address) => {
    const box = await testSandbox()
    const as = { 'x-auth-token': await box.logIn('trader') }
    const paths = address.includes('@')
      ? ['/uc/email/withdraw/code', '/uc/email/activity/code']
      : ['/uc/mobile/withdraw/code', '/uc/mobile/transaction/code']
    for (let minute = 0; minute < 5; minute++) {
      for (const each of paths) expect((await box.call(each, {}, as)).code).toBe(0)
      box.clock.jump(60_000)
    }
    expect(await box.call(path, {}, as)).toMatchObject(refusedWith(key))
    expect(box.view().inbox).toHaveLength(10)
    box.clock.jump(5 * 60_000 - 1)
    expect(await box.call(path, {}, as)).toMatchObject(refusedWith(key))
    box.clock.jump(1)
    expect((await box.call(path, {}, as)).code).toBe(0)
    expect(box.view().inbox).toHaveLength(11)
    expect(box.view().inbox.at(-1)?.address).toBe(address)
  },
)
