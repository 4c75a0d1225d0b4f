import { expect, test } from 'vitest'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

type Fields = Readonly<Record<string, string>>
type Way = {
  readonly send: string
  readonly register: string
  readonly target: Fields
  readonly address: string
}

const EMAIL = 'ada@example.org'
const PHONE = '15123456789'
const WAYS: Readonly<Record<'phone' | 'email', Way>> = {
  phone: {
    send: '/uc/mobile/code',
    register: '/uc/register/phone',
    target: { phone: PHONE },
    address: PHONE,
  },
  email: {
    send: '/uc/reg/email/code',
    register: '/uc/register/email',
    target: { email: EMAIL },
    address: EMAIL,
  },
}

/** Has the code of a registration sent, and returns the call that registers. */
async function registering(box: TestSandbox, { send, register, target, address }: Way) {
  await box.call(send, { ...target, ...('phone' in target && { country: '德国' }) })
  const code = box.codeFor(address)
  const fields = { ...target, password: 'correct-horse', username: 'ada', country: '德国', code }
  const wrong = code === '000000' ? '000001' : '000000'
  return { wrong, register: (more: Fields = {}) => box.call(register, { ...fields, ...more }) }
}

test.each(Object.entries(WAYS))(
  'VAL-10.o a registration by %s is refused with the reason at its field, and registers nobody',
  async (_name, way) => {
    const box = await testSandbox()
    const { wrong, register } = await registering(box, way)
    const count = Object.keys(box.view().members).length
    for (const [field, key, text] of [
      ['username', 'username-already-exists', 'TRADER'],
      ['username', 'too-short', ' ad '],
      ['promotion', 'user-promotion-code-exists', 'NOBODY00'],
      ['country', 'wrong-choice', '火星'],
      ['code', 'verification-code-incorrect', wrong],
    ] as const)
      expect(await register({ [field]: text })).toMatchObject(refusedWith(key, field))
    expect(Object.keys(box.view().members)).toHaveLength(count)
    expect((await register()).code).toBe(0)
  },
)

test.each(Object.entries(WAYS))(
  'of two registrations by %s at once with one code, one is refused',
  async (_name, way) => {
    const box = await testSandbox()
    const { register } = await registering(box, way)
    const count = Object.keys(box.view().members).length
    const answers = await Promise.all([register(), register({ username: 'ida' })])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 0)).toMatchObject(refusedWith('registration-failed'))
    expect(Object.keys(box.view().members)).toHaveLength(count + 1)
  },
)

test('an address of a member is registered no second time, and its member is not told who asks', async () => {
  const box = await testSandbox()
  const fields = { password: 'correct-horse', username: 'ada', country: '德国', code: '123456' }
  const answer = await box.call('/uc/register/email', { ...fields, email: 'trader@openbourse.test' })
  expect(answer).toMatchObject(refusedWith('email-already-bound', 'email'))
  expect(box.view().inbox).toEqual([])
})

test.each([
  ['a country that is none', { phone: PHONE, country: '火星' }, 'request-illegal', 'country'],
  [
    'a number of another country',
    { phone: '12345678901', country: '中国' },
    'phone-empty-or-incorrect',
    'phone',
  ],
] as const)('no code is sent to register with %s', async (_what, fields, key, field) => {
  const box = await testSandbox()
  expect(await box.call('/uc/mobile/code', fields)).toMatchObject(refusedWith(key, field))
  expect(box.view().inbox).toEqual([])
  expect((await box.call('/uc/mobile/code', { phone: '13812345678', country: '中国' })).code).toBe(0)
})

test('VAL-10.o a password is not reset with a wrong code', async () => {
  const box = await testSandbox()
  const account = 'trader@openbourse.test'
  await box.call('/uc/reset/email/code', { account })
  const code = box.codeFor(account)
  const reset = { mode: '1', account, password: 'battery-staple' }
  const wrong = { ...reset, code: code === '000000' ? '000001' : '000000' }
  expect(await box.call('/uc/reset/login/password', wrong)).toMatchObject(
    refusedWith('verification-code-incorrect', 'code'),
  )
  expect(await box.logIn('trader')).toMatch(/./)
  expect((await box.call('/uc/reset/login/password', { ...reset, code })).code).toBe(0)
})
