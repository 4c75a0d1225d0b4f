import { expect, test } from 'vitest'
import { serverMessage } from '../../http/messages.ts'
import { type Answer, type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { phoneMember } from '../auth/tests/registered.ts'

type Fields = Readonly<Record<string, string>>

const as = (token: string) => ({ 'x-auth-token': token, lang: 'en_US' })
const TRADER = '13800000003'
const MERCHANT = '13900000004'
const PASSWORD = 'openbourse'

/** Another code than the one that was sent. */
const other = (code: string): string => (code === '000000' ? '000001' : '000000')

async function authenticatorCode(box: TestSandbox): Promise<string> {
  const { body } = await box.panel('authenticator?account=google@openbourse.test')
  return (body as { code: string }).code
}

/** The member with an authenticator, logged in, a minute later: a code is accepted once. */
async function guarded(box: TestSandbox): Promise<string> {
  const fields = {
    username: 'google@openbourse.test',
    password: PASSWORD,
    code: await authenticatorCode(box),
  }
  const { data } = await box.call('/uc/login', fields)
  box.clock.jump(60_000)
  return (data as { token: string }).token
}

type Change = {
  /** Clauses of tests/requirements.yaml that the refusals hold. */
  readonly clauses: string
  readonly path: string
  readonly method?: 'GET'
  /** Logs in the member. */
  readonly who: (box: TestSandbox) => Promise<string>
  /** Requests the codes, and returns fields that are accepted. */
  readonly fields: (box: TestSandbox, token: string) => Promise<Fields>
  /** Each refusal with the fields that cause it. */
  readonly refused: readonly (readonly [field: string, key: string, wrong: (right: Fields) => Fields])[]
  /** Key of the message that says it is done. */
  readonly done: string
}

const password = ['password', 'password-error', () => ({ password: 'guess-it' })] as const
const code = [
  'code',
  'verification-code-incorrect',
  ({ code = '' }: Fields) => ({ code: other(code) }),
] as const
const send = (box: TestSandbox, token: string, path: string, fields: Fields = {}) =>
  box.call(path, fields, as(token))

const changes: Readonly<Record<string, Change>> = {
  bindPhone: {
    clauses: 'FEAT-03.a VAL-08.g VAL-10.or',
    path: '/uc/approve/bind/phone',
    who: (box) => box.logIn('new'),
    async fields(box, token) {
      const phone = '15199999999'
      await send(box, token, '/uc/mobile/bind/code', { phone })
      return { phone, code: box.codeFor(phone), password: PASSWORD }
    },
    refused: [
      ['phone', 'phone-already-bound', () => ({ phone: TRADER })],
      ['code', 'no-get-verification-code', () => ({ phone: '15188888888' })],
      code,
      password,
    ],
    done: 'bound',
  },
  changePhone: {
    clauses: 'FEAT-03.b VAL-08.fh VAL-10.o',
    path: '/uc/approve/change/phone',
    who: (box) => box.logIn('trader'),
    async fields(box, token) {
      await send(box, token, '/uc/mobile/change/code')
      return { phone: '13812345678', code: box.codeFor(TRADER), password: PASSWORD }
    },
    refused: [
      ['phone', 'phone-already-bound', () => ({ phone: MERCHANT })],
      ['phone', 'phone-format-error', () => ({ phone: '12345' })],
      code,
      password,
    ],
    done: 'changed',
  },
  bindEmail: {
    clauses: 'FEAT-03.c VAL-10.or',
    path: '/uc/approve/bind/email',
    who: phoneMember,
    async fields(box, token) {
      const email = 'ada@example.org'
      await send(box, token, '/uc/bind/email/code', { email })
      return { email, code: box.codeFor(email), password: PASSWORD }
    },
    refused: [['code', 'no-get-verification-code', () => ({ email: 'ida@example.org' })], code, password],
    done: 'bound',
  },
  changeEmail: {
    clauses: 'FEAT-03.d VAL-10.or',
    path: '/uc/approve/update/email',
    who: (box) => box.logIn('trader'),
    async fields(box, token) {
      const newEmail = 'theo@example.org'
      await send(box, token, '/uc/untie/email/code')
      await send(box, token, '/uc/update/email/code', { email: newEmail })
      return {
        newEmail,
        oldEmailCode: box.codeFor('trader@openbourse.test'),
        newEmailCode: box.codeFor(newEmail),
      }
    },
    refused: [
      ['newEmailCode', 'no-get-verification-code', () => ({ newEmail: 'merchant@openbourse.test' })],
      [
        'oldEmailCode',
        'verification-code-incorrect',
        ({ oldEmailCode = '' }) => ({ oldEmailCode: other(oldEmailCode) }),
      ],
      [
        'newEmailCode',
        'verification-code-incorrect',
        ({ newEmailCode = '' }) => ({ newEmailCode: other(newEmailCode) }),
      ],
    ],
    done: 'changed',
  },
  changeLoginPassword: {
    clauses: 'FEAT-03.e VAL-10.o',
    path: '/uc/approve/update/password',
    who: (box) => box.logIn('trader'),
    async fields(box, token) {
      await send(box, token, '/uc/mobile/update/password/code')
      return { oldPassword: PASSWORD, newPassword: 'battery-staple', code: box.codeFor(TRADER) }
    },
    refused: [code, ['oldPassword', 'password-error', () => ({ oldPassword: 'guess-it' })]],
    done: 'password-changed',
  },
  resetFundPassword: {
    clauses: 'FEAT-03.h VAL-10.o',
    path: '/uc/approve/reset/transaction/password',
    who: (box) => box.logIn('trader'),
    async fields(box, token) {
      await send(box, token, '/uc/mobile/transaction/code')
      return { newPassword: 'one-of-mine', code: box.codeFor(TRADER) }
    },
    refused: [code],
    done: 'fund-password-changed',
  },
  unbindAuthenticator: {
    clauses: 'FEAT-03.j VAL-10.o',
    path: '/uc/google/jcgoogle',
    method: 'GET',
    who: guarded,
    fields: async (box) => ({ codes: await authenticatorCode(box), password: PASSWORD }),
    refused: [['codes', 'validation-failed', ({ codes = '' }) => ({ codes: other(codes) })], password],
    done: 'unbound',
  },
}

test.each(Object.entries(changes).map(([operation, change]) => [change.clauses, operation, change] as const))(
  '%s %s refuses each wrong field, then accepts the right ones and says so',
  async (_clauses, _operation, { path, method, who, fields, refused, done }) => {
    const box = await testSandbox()
    const token = await who(box)
    const change = async (sent: Fields): Promise<Partial<Answer>> =>
      method === 'GET'
        ? ((await box.bare(method, path, sent, as(token))) as Partial<Answer>)
        : box.call(path, sent, as(token))
    const right = await fields(box, token)
    for (const [field, key, wrong] of refused)
      expect((await change({ ...right, ...wrong(right) })).errors).toEqual([{ field, key }])
    expect(await change(right)).toMatchObject({ code: 0, message: serverMessage('en_US', done) })
  },
)

const bind = { password: PASSWORD, code: '123456' }
const loginPassword = { oldPassword: PASSWORD, newPassword: 'battery-staple', code: '123456' }
const changeEmail = { newEmail: 'theo@example.org', oldEmailCode: '123456', newEmailCode: '123456' }

test.each<[who: string, path: string, fields: Fields, key: string]>([
  ['new', '/uc/bind/email/code', { email: 'ada@example.org' }, 'bind-email-repeat'],
  ['new', '/uc/approve/bind/email', { ...bind, email: 'ada@example.org' }, 'repeat-email-request'],
  ['new', '/uc/update/email/code', { email: 'trader@openbourse.test' }, 'repeat-email-request'],
  ['phone only', '/uc/update/email/code', { email: 'ada@example.org' }, 'not-bind-email'],
  ['phone only', '/uc/approve/update/email', changeEmail, 'not-bind-email'],
  ['trader', '/uc/mobile/bind/code', { phone: '13812345678' }, 'repeat-phone-request'],
  ['trader', '/uc/approve/bind/phone', { ...bind, phone: '13812345678' }, 'repeat-phone-request'],
  ['new', '/uc/mobile/bind/code', { phone: '13812345678', country: '火星' }, 'request-illegal'],
  ['new', '/uc/mobile/change/code', {}, 'not-bind-phone'],
  ['new', '/uc/approve/change/phone', { ...bind, phone: '15123456789' }, 'not-bind-phone'],
  ['new', '/uc/mobile/update/password/code', {}, 'not-bind-phone'],
  ['new', '/uc/approve/update/password', loginPassword, 'not-bind-phone'],
  [
    'new',
    '/uc/approve/reset/transaction/password',
    { newPassword: 'mine-alone', code: '123456' },
    'not-bind-phone',
  ],
  [
    'new',
    '/uc/approve/update/transaction/password',
    { oldPassword: '123456', newPassword: '654321' },
    'no-set-jypassword',
  ],
])('%s is refused by %s %o: %s', async (who, path, fields, key) => {
  const box = await testSandbox()
  const token = who === 'phone only' ? await phoneMember(box) : await box.logIn(who)
  const { code: result, message } = await box.call(path, fields, as(token))
  expect([result, message]).toEqual([500, serverMessage('en_US', key)])
})

test.each([
  ['/uc/google/jcgoogle', { codes: '123456', password: PASSWORD }, 'unbinding-failed'],
  ['/uc/google/yzgoogle', { codes: '123456' }, 'validation-failed'],
])('a member without an authenticator is refused by %s', async (path, fields, key) => {
  const box = await testSandbox()
  const answer = await box.bare('GET', path, fields, as(await box.logIn('trader')))
  expect(answer).toMatchObject({ code: 500, message: serverMessage('en_US', key) })
})

test.each([
  ['VAL-07.g', 'bound', 'changed to', { field: 'newEmail', key: 'repeat-email-request' }],
  ['VAL-07.f', 'changed to', 'bound', { field: 'email', key: 'email-already-bound' }],
] as const)(
  '%s an address that one member has just %s cannot be %s by another',
  async (_clause, first, second, error) => {
    const box = await testSandbox()
    const email = 'both@example.org'
    const [ada, trader] = [await phoneMember(box), await box.logIn('trader')]
    await send(box, ada, '/uc/bind/email/code', { email })
    const bound = { email, code: box.codeFor(email), password: PASSWORD }
    await send(box, trader, '/uc/untie/email/code')
    await send(box, trader, '/uc/update/email/code', { email })
    const oldEmailCode = box.codeFor('trader@openbourse.test')
    const changed = { newEmail: email, oldEmailCode, newEmailCode: box.codeFor(email) }
    const acts = {
      bound: () => send(box, ada, '/uc/approve/bind/email', bound),
      'changed to': () => send(box, trader, '/uc/approve/update/email', changed),
    }
    expect((await acts[first]()).code).toBe(0)
    expect((await acts[second]()).errors).toEqual([error])
  },
)
