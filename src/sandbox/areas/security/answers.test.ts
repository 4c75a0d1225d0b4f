import { expect, test } from 'vitest'
import { totpCode, totpStep } from '#src/core/totp/totp.ts'
import { serverMessage } from '../../http/messages.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { phoneMember } from '../auth/tests/registered.ts'
import { commandBox } from '../auth/testing-commands.ts'

type Fields = Readonly<Record<string, string>>

const as = (token: string) => ({ 'x-auth-token': token, lang: 'en_US' })
const [TRADER, MERCHANT] = ['13800000003', '13900000004']
const PASSWORD = 'openbourse'
const FUND = '/uc/approve/transaction/password'
const CHANGE_FUND = '/uc/approve/update/transaction/password'

const get = (box: TestSandbox, token: string, path: string, fields: Fields = {}) =>
  box.bare('GET', path, fields, as(token))
const logIn = (box: TestSandbox, who: string) => (who === 'ada' ? phoneMember(box) : box.logIn(who))

test.each<[clause: string, who: string, path: string, fields: Fields, purpose: string, address: string]>([
  ['c', 'ada', '/uc/bind/email/code', { email: 'ada@example.org' }, 'bind-email', 'ada@example.org'],
  ['d', 'trader', '/uc/untie/email/code', {}, 'leave-email', 'trader@openbourse.test'],
  ['d', 'trader', '/uc/update/email/code', { email: 't@example.org' }, 'change-email', 't@example.org'],
  ['a', 'new', '/uc/mobile/bind/code', { phone: '15199999999' }, 'bind-phone', '15199999999'],
  ['b', 'trader', '/uc/mobile/change/code', {}, 'change-phone', TRADER],
  ['e', 'trader', '/uc/mobile/update/password/code', {}, 'login-password', TRADER],
  ['h', 'trader', '/uc/mobile/transaction/code', {}, 'fund-password', TRADER],
])('FEAT-03.%s %s: %s %o sends a code for %s to %s', async (_clause, who, path, fields, purpose, address) => {
  const box = await testSandbox()
  const token = await logIn(box, who)
  const { length } = box.view().inbox
  expect(await box.call(path, fields, as(token))).toMatchObject({
    code: 0,
    message: serverMessage('en_US', 'code-sent'),
    data: null,
  })
  const code: unknown = expect.stringMatching(/^\d{6}$/)
  const channel = address.includes('@') ? 'email' : 'sms'
  expect(box.view().inbox.slice(length)).toEqual([{ time: box.clock.now(), channel, address, purpose, code }])
})

test.each<[clause: string, who: string, path: string, fields: Fields, key: string, field?: string]>([
  [
    'VAL-08.h',
    'trader',
    '/uc/approve/change/phone',
    { phone: MERCHANT, code: '123456', password: PASSWORD },
    'phone-already-bound',
    'phone',
  ],
  [
    'VAL-08.g',
    'new',
    '/uc/approve/bind/phone',
    { phone: MERCHANT, code: '123456', password: PASSWORD },
    'phone-already-bound',
    'phone',
  ],
  ['FEAT-03.f', 'trader', FUND, { jyPassword: PASSWORD }, 'repeat-setting'],
  [
    'FEAT-03.g',
    'new',
    CHANGE_FUND,
    { oldPassword: PASSWORD, newPassword: 'mine-alone' },
    'no-set-jypassword',
  ],
])(
  '%s %s is refused by %s before a secret is looked at: %o, %s',
  async (_clause, who, path, fields, key, field) => {
    const box = await testSandbox()
    const token = await box.logIn(who)
    expect(await box.call(path, fields, as(token))).toMatchObject(refusedWith(key, field))
    expect(box.view().attempts).toEqual({})
  },
)

test('VAL-08.e without a country, a number to bind fits the country of the member', async () => {
  const { box, memberOf } = await commandBox()
  memberOf('new').country = '中国'
  const token = await box.logIn('new')
  const ask = (fields: Fields) => box.call('/uc/mobile/bind/code', fields, as(token))
  expect(await ask({ phone: '15123' })).toMatchObject(refusedWith('phone-empty-or-incorrect', 'phone'))
  expect((await ask({ phone: '15123', country: '德国' })).code).toBe(0)
  expect((await ask({ phone: '13812345678' })).code).toBe(0)
  expect(Object.values(box.view().codes).map(({ country }) => country)).toEqual(['德国', '中国'])
})

test('FEAT-03.fg VAL-06.fg setting and changing the fund password is told', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  expect((await box.call(FUND, { jyPassword: 'mine-alone' }, as(token))).message).toBe(
    'The fund password is set.',
  )
  const change = { oldPassword: 'mine-alone', newPassword: 'one-of-mine' }
  expect((await box.call(CHANGE_FUND, change, as(token))).message).toBe(
    'The new fund password applies from now on.',
  )
})

test('FEAT-03.i the link of an authenticator names exchange and member, and has the key', async () => {
  const { box, memberOf } = await commandBox()
  memberOf('trader').username = 'theo & co'
  const token = await box.logIn('trader')
  const keys: string[] = []
  for (let asked = 0; asked < 2; asked++) {
    const { data } = (await get(box, token, '/uc/google/sendgoogle')) as {
      data: { secret: string; link: string }
    }
    const { secret, link } = data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(link).toBe(`otpauth://totp/Openbourse:theo%20%26%20co?secret=${secret}&issuer=Openbourse`)
    keys.push(secret)
  }
  expect(new Set(keys).size).toBe(2)
})

test('FEAT-03.i an authenticator is bound without the padding of its key, and its first code counts once', async () => {
  const { box, memberOf } = await commandBox()
  const token = await box.logIn('trader')
  const secret = 'JBSWY3DPEHPK3PXPJB'
  const step = totpStep(box.clock.now())
  const codes = await totpCode(secret, step)
  expect(await get(box, token, '/uc/google/googleAuth', { codes, secret: `${secret}====` })).toMatchObject({
    code: 0,
    message: 'It is linked now.',
  })
  expect(memberOf('trader').totp).toEqual({ secret, used: step })
  const remove = { codes, password: PASSWORD }
  expect(await get(box, token, '/uc/google/jcgoogle', remove)).toMatchObject({
    code: 500,
    errors: [{ field: 'codes', key: 'validation-failed' }],
  })
})

test('FEAT-03.i a second authenticator is refused, whatever its code', async () => {
  const { box, memberOf } = await commandBox()
  const token = await box.logIn('trader')
  const own = memberOf('trader')
  own.totp = { secret: 'JBSWY3DPEHPK3PXP', used: 5 }
  for (const codes of ['000000', '000001'])
    expect(
      await get(box, token, '/uc/google/googleAuth', { codes, secret: 'KRSXG5CTMVRXEZLU' }),
    ).toMatchObject({ code: 500, message: serverMessage('en_US', 'binding-failed') })
  expect([own.totp, box.view().attempts]).toEqual([{ secret: 'JBSWY3DPEHPK3PXP', used: 5 }, {}])
})

test.each(['password', 'fund', 'totp'] as const)(
  'attempts at the %s of a member lock no other secret of the member',
  async (what) => {
    const { box, apply, memberOf } = await commandBox()
    const token = await box.logIn('trader')
    const own = memberOf('trader')
    own.totp = { secret: 'JBSWY3DPEHPK3PXP', used: 5 }
    const codes = await totpCode(own.totp.secret, totpStep(box.clock.now()))
    for (let tried = 0; tried < 10; tried++) apply({ type: 'secret.attempt', member: own.id, what })
    await box.call('/uc/mobile/change/code', {}, as(token))
    const phone = { phone: '13812345678', code: box.codeFor(TRADER), password: PASSWORD }
    const asked = {
      password: await box.call('/uc/approve/change/phone', phone, as(token)),
      fund: await box.call(CHANGE_FUND, { oldPassword: PASSWORD, newPassword: 'mine-alone' }, as(token)),
      totp: (await get(box, token, '/uc/google/yzgoogle', { codes })) as { code: number },
    }
    expect(Object.entries(asked).filter(([, { code }]) => code !== 0)).toMatchObject([
      [what, { errors: [{ key: 'too-many-attempts' }] }],
    ])
  },
)
