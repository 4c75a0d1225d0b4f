import { expect, test } from 'vitest'
import { toCodeRequest as toBindEmailCode } from './bind-email/request.ts'
import { toCodeRequest as toBindPhoneCode } from './bind-phone/request.ts'
import { toCodeRequest as toNewEmailCode } from './change-email/request.ts'
import { toRequest as toLogIn } from './log-in/request.ts'
import { toCodeRequest as toEmailCode, toRequest as toEmailMember } from './register-by-email/request.ts'
import { toCodeRequest as toPhoneCode, toRequest as toPhoneMember } from './register-by-phone/request.ts'
import {
  toCodeRequest as toEmailReset,
  toRequest as toResetByEmail,
} from './reset-password-by-email/request.ts'
import {
  toCodeRequest as toPhoneReset,
  toRequest as toResetByPhone,
} from './reset-password-by-phone/request.ts'

const email = 'ann@example.com'
const phone = '15112345678'
const country = '德国'

test.each<readonly [title: string, typed: () => unknown, untyped: () => unknown, expected: object]>([
  ['binding an e-mail address', () => toBindEmailCode({ email }), () => toBindEmailCode({}), { email }],
  [
    'binding a phone',
    () => toBindPhoneCode({ phone, country }),
    () => toBindPhoneCode({}),
    { phone, country },
  ],
  ['a new e-mail address', () => toNewEmailCode({ newEmail: email }), () => toNewEmailCode({}), { email }],
  ['registering by e-mail', () => toEmailCode({ email }), () => toEmailCode({}), { email }],
  ['registering by phone', () => toPhoneCode({ phone, country }), () => toPhoneCode({}), { phone, country }],
  [
    'a new password by e-mail',
    () => toEmailReset({ account: email }),
    () => toEmailReset({}),
    { account: email },
  ],
  [
    'a new password by phone',
    () => toPhoneReset({ account: phone }),
    () => toPhoneReset({}),
    { account: phone },
  ],
])('the code for %s is asked for with what was typed, or empty texts', (_title, typed, untyped, expected) => {
  expect(typed()).toStrictEqual(expected)
  expect(untyped()).toStrictEqual(Object.fromEntries(Object.keys(expected).map((field) => [field, ''])))
})

const rest = { code: '493017', username: 'Ann_1234', password: 'Secret-1234' }
const unsent = { confirm: 'Secret-1234', agreement: true } as const

test.each<readonly [title: string, request: () => unknown, expected: unknown]>([
  [
    'by e-mail',
    () => toEmailMember({ ...rest, ...unsent, email, country }),
    { ...rest, email, country, promotion: '' },
  ],
  [
    'by e-mail, invited',
    () => toEmailMember({ ...rest, ...unsent, email, country, promotion: 'U1' }),
    { ...rest, email, country, promotion: 'U1' },
  ],
  [
    'by phone',
    () => toPhoneMember({ ...rest, ...unsent, phone, country }),
    { ...rest, phone, country, promotion: '' },
  ],
  [
    'by phone, invited',
    () => toPhoneMember({ ...rest, ...unsent, phone, country, promotion: 'U1' }),
    { ...rest, phone, country, promotion: 'U1' },
  ],
])('a member who registers %s sends no repeated password and no agreement', (_title, request, expected) => {
  expect(request()).toStrictEqual(expected)
})

test('a login has a country only with a phone number, once one is chosen', () => {
  const password = 'Secret-1234'
  expect(toLogIn({ username: email, password, country })).toStrictEqual({ username: email, password })
  expect(toLogIn({ username: phone, password, country })).toStrictEqual({
    username: phone,
    password,
    country,
  })
  expect(toLogIn({ username: phone, password })).toStrictEqual({ username: phone, password })
})

test('a reset names its way, and sends no repeated password', () => {
  const typed = { account: email, code: '493017', password: 'Secret-1234', confirm: 'Secret-1234' }
  const { confirm: _, ...sent } = typed
  expect(toResetByEmail(typed)).toStrictEqual({ mode: 1, ...sent })
  expect(toResetByPhone({ ...typed, account: phone })).toStrictEqual({ mode: 0, ...sent, account: phone })
})
