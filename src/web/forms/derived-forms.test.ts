import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formIds } from '#generated/forms/ids.ts'
import { arbitraryForm } from '#tests/support/arbitrary-form.ts'
import { judge, liveData, loadForm, requestError } from '#tests/support/derived-forms.ts'
import { testRequired } from '#tests/support/rule-edges.ts'
import { findErrors } from './field-errors.ts'

type Value = Record<string, unknown>

describe.each(formIds)('%s', (id) => {
  test('1,000 values that its validator accepts pass the contract', async () => {
    const loaded = await loadForm(id)
    const { form } = loaded
    const accepted = arbitraryForm(form.schema).filter(
      (value) => findErrors(form, value, liveData[id]).length === 0,
    )
    fc.assert(
      fc.property(accepted, (value) => {
        expect(requestError(loaded, value)).toBeNull()
      }),
      { numRuns: 1000, seed: 20_261_121 },
    )
  })

  test('each required field shows an error when it is empty', async () => {
    const { form } = await loadForm(id)
    const required = form.schema['required'] as readonly string[]
    expect(findErrors(form, {}).map(({ field, rule }) => [field, rule])).toEqual(
      form.ui.order.filter((field) => required.includes(field)).map((field) => [field, 'required']),
    )
  })
})

/** Forms with fields that need not be filled in: without one of them everything else would still be right. */
test.each([
  [
    'ad',
    [
      'advertiseType',
      'country',
      'coinId',
      'number',
      'priceType',
      'price',
      'premiseRate',
      'minLimit',
      'maxLimit',
      'timeLimit',
      'pay[]',
      'remark',
      'auto',
      'autoword',
      'jyPassword',
    ],
  ],
  ['merchant-apply', ['telno', 'wechat', 'qq', 'businessAuthDepositId', 'assetData', 'tradeData']],
  ['payment-method', ['field_1', 'field_2', 'field_3', 'field_4', 'field_5', 'field_6', 'field_7']],
  ['real-name', ['realName', 'country', 'idCard', 'idCardFront', 'idCardBack', 'handHeldIdCard']],
  ['saved-address', ['remark', 'address', 'memo']],
  [
    'swap-opening-order',
    ['direction', 'type', 'entrustPrice', 'triggerPrice', 'leverage', 'volume', 'minPrice', 'maxPrice'],
  ],
  ['swap-stops', ['maxPrice', 'minPrice']],
  ['withdraw', ['coinName', 'coinprotocol', 'address', 'memo', 'money', 'codeType', 'code', 'payPwd']],
] as const)('%s asks for its fields in their order', async (id, fields) => {
  const { form } = await loadForm(id)
  expect(form.ui.order).toEqual(fields)
  expect(new Set(Object.keys(form.schema['properties'] as object))).toEqual(new Set<string>(fields))
})

const people = {
  code: '123456',
  username: 'ada',
  password: 'correct-horse',
  confirm: 'correct-horse',
  agreement: true,
}
const whole: Readonly<Record<string, Value>> = {
  'log-in': { username: 'ada@example.org', password: 'correct-horse' },
  'log-in-code': { code: '123456' },
  'register-by-phone': { ...people, phone: '15123456', country: '德国' },
  'register-by-email': { ...people, email: 'ada@example.org', country: '德国' },
  'reset-password-by-phone': { account: '15123456', code: '123456', password: 'secret1', confirm: 'secret1' },
  'reset-password-by-email': {
    account: 'a@b.example',
    code: '123456',
    password: 'secret1',
    confirm: 'secret1',
  },
}

const text = (length: number): string => 'x'.repeat(length)
const passwords = [
  [{ password: text(6), confirm: text(6) }, { password: text(5), confirm: text(5) }, 'password', 'minLength'],
  [
    { password: text(20), confirm: text(20) },
    { password: text(21), confirm: text(21) },
    'password',
    'maxLength',
  ],
  [
    { password: '密码🔑密码🔑', confirm: '密码🔑密码🔑' },
    { password: '🔑🔑🔑', confirm: '🔑🔑🔑' },
    'password',
    'minLength',
  ],
] as const
const code = [{ code: '000000' }, { code: '00000' }, 'code', 'pattern'] as const
const longCode = [{ code: '999999' }, { code: '9999999' }, 'code', 'pattern'] as const
const codes = [code, longCode] as const
const emails = (field: string): readonly Edge[] => [
  [{ [field]: 'a@b.co' }, { [field]: 'a@b' }, field, 'format'],
  [{ [field]: 'first.last+tag@mail.example.org' }, { [field]: 'first last@example.org' }, field, 'format'],
  [{ [field]: `${text(242)}@example.org` }, { [field]: `${text(243)}@example.org` }, field, 'maxLength'],
]
const phones = (field: string): readonly Edge[] => [
  [{ [field]: '12345' }, { [field]: '1234' }, field, 'pattern'],
  [{ [field]: '123456789012345' }, { [field]: '1234567890123456' }, field, 'pattern'],
  [{ [field]: '15123456' }, { [field]: '+4915123456' }, field, 'pattern'],
]

type Edge = readonly [inside: Value, outside: Value, field: string, rule: string]

const newcomer: readonly Edge[] = [
  ...passwords,
  ...codes,
  [{ username: text(3) }, { username: text(2) }, 'username', 'minLength'],
  [{ username: text(20) }, { username: text(21) }, 'username', 'maxLength'],
  [{ promotion: text(64) }, { promotion: text(65) }, 'promotion', 'maxLength'],
]
const edges: readonly (readonly [string, string, readonly Edge[]])[] = [
  ['VAL-01.c', 'log-in', [[{ password: text(6) }, { password: text(5) }, 'password', 'minLength']]],
  ['VAL-10.a', 'log-in-code', codes],
  ['VAL-06.a VAL-08.a VAL-10.b', 'register-by-phone', [...newcomer, ...phones('phone')]],
  ['VAL-06.b VAL-07.a VAL-10.c MSG-14.a', 'register-by-email', [...newcomer, ...emails('email')]],
  ['VAL-06.c VAL-08.b VAL-10.d', 'reset-password-by-phone', [...passwords, ...codes, ...phones('account')]],
  [
    'MSG-14.b VAL-06.d VAL-07.b VAL-10.e',
    'reset-password-by-email',
    [...passwords, ...codes, ...emails('account')],
  ],
]

test.each(edges.flatMap(([codes, id, list]) => list.map(([...edge]) => [codes, id, ...edge] as const)))(
  '%s %s: %j is right and %j wrong, form and contract alike',
  async (_codes, id, inside, outside, field, rule) => {
    expect(await judge(id, { ...whole[id], ...inside })).toEqual([[], true])
    expect(await judge(id, { ...whole[id], ...outside })).toEqual([[`${field} ${rule}`], false])
  },
)

test.each([
  ['VAL-03.a', 'register-by-phone'],
  ['VAL-03.b', 'register-by-email'],
  ['VAL-06.i', 'reset-password-by-phone'],
  ['VAL-06.j', 'reset-password-by-email'],
])('%s %s: the password has to be repeated exactly', async (_clause, id) => {
  const { form } = await loadForm(id)
  const errors = findErrors(form, { ...whole[id], confirm: 'Correct-horse' })
  expect(errors.map(({ field, rule }) => [field, rule])).toEqual([['confirm', 'x-equals']])
})

test.each([
  ['VAL-04.a', 'register-by-phone'],
  ['VAL-04.b', 'register-by-email'],
])('%s %s: the agreement has to be accepted', async (_clause, id) => {
  const { form } = await loadForm(id)
  const judge = (agreement: unknown): string[] =>
    findErrors(form, { ...whole[id], agreement }).map(({ field, rule }) => `${field} ${rule}`)
  expect(judge(true)).toEqual([])
  expect(judge(false)).toEqual(['agreement required'])
  expect(judge(undefined)).toEqual(['agreement required'])
})

test.each([
  ['VAL-05.a', 'register-by-phone'],
  ['VAL-05.b', 'register-by-email'],
])('%s %s: the invite code is optional and always sent', async (_clause, id) => {
  const { form, toRequest } = await loadForm(id)
  expect(findErrors(form, whole[id] ?? {})).toEqual([])
  expect(toRequest(whole[id] ?? {})).toMatchObject({ promotion: '' })
  expect(toRequest({ ...whole[id], promotion: 'U7QK2M' })).toMatchObject({ promotion: 'U7QK2M' })
})

testRequired(whole, [
  ['VAL-01.bd', 'log-in', 'password'],
  ['VAL-02.a', 'register-by-phone', 'code'],
  ['VAL-02.b', 'register-by-email', 'code'],
  ['VAL-06.a', 'register-by-phone', 'password'],
  ['VAL-06.b', 'register-by-email', 'password'],
  ['VAL-06.c', 'reset-password-by-phone', 'password'],
  ['VAL-06.d', 'reset-password-by-email', 'password'],
  ['VAL-07.a', 'register-by-email', 'email'],
  ['VAL-07.b', 'reset-password-by-email', 'account'],
  ['VAL-08.a', 'register-by-phone', 'phone'],
  ['VAL-08.b', 'reset-password-by-phone', 'account'],
  ['VAL-10.d', 'reset-password-by-phone', 'code'],
  ['VAL-10.e', 'reset-password-by-email', 'code'],
])

test('a phone number is sent with its country, an e-mail address without', async () => {
  const { toRequest } = await loadForm('log-in')
  const value = { password: 'correct-horse', country: '德国' }
  expect(toRequest({ ...value, username: '15123456' })).toEqual({ ...value, username: '15123456' })
  expect(toRequest({ ...value, username: 'ada@example.org' })).toEqual({
    username: 'ada@example.org',
    password: 'correct-horse',
  })
})

test('no form stores a password or a code in its draft', async () => {
  for (const id of formIds) {
    const { form } = await loadForm(id)
    const secret = form.ui.order.filter((field) => /password|confirm|^codes?$|EmailCode|idCard/i.test(field))
    expect(form.secrets).toEqual(expect.arrayContaining(secret))
  }
})
