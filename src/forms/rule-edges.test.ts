/** Each rule of the forms behind the log-in, just inside and just outside, in the form and in the contract. */
import { expect, test } from 'vitest'
import { judge, lives, load } from '#tests/support/derived-forms.ts'
import { findFaults } from './faults.ts'

type Value = Record<string, unknown>
type Edge = readonly [inside: Value, outside: Value, field: string, rule: string]

const text = (length: number): string => 'x'.repeat(length)
const [code, password, picture] = ['123456', 'correct-horse', 'https://example.org/up/a.jpg']

const whole: Readonly<Record<string, Value>> = {
  'bind-phone': { phone: '15123456', country: '德国', code, password },
  'bind-email': { email: 'ada@example.org', code, password },
  'change-phone': { phone: '15123456', code, password },
  'change-email': { oldEmailCode: code, newEmail: 'ada@example.org', newEmailCode: '654321' },
  'change-login-password': { oldPassword: password, newPassword: 'secret1', confirm: 'secret1', code },
  'set-fund-password': { jyPassword: 'secret1', confirm: 'secret1' },
  'change-fund-password': { oldPassword: password, newPassword: 'secret1', confirm: 'secret1' },
  'retrieve-fund-password': { newPassword: 'secret1', confirm: 'secret1', code },
  'bind-authenticator': { codes: code },
  'remove-authenticator': { codes: code, password },
  'real-name': {
    realName: 'Ada Example',
    country: '德国',
    idCard: 'C01X00T47',
    idCardFront: picture,
    idCardBack: picture,
    handHeldIdCard: picture,
  },
  'payment-method': { field_1: 'Ada Example' },
  'api-key-create': { remark: 'Rebalancer', bindIp: ['203.0.113.7'], code },
  'api-key-edit': { remark: 'Rebalancer', code },
  'merchant-refund': {},
  transfer: { from: 'spot', to: 'swap', unit: 'USDT', amount: '50' },
  ad: {
    advertiseType: 1,
    country: '德国',
    coinId: 1,
    number: '800',
    priceType: 0,
    price: '62.5',
    minLimit: '100',
    maxLimit: '5000',
    timeLimit: 15,
    'pay[]': ['Zelle'],
    auto: 0,
    jyPassword: password,
  },
}

const newPassword = (field: string): readonly Edge[] => {
  const both = (length: number): Value => ({ [field]: text(length), confirm: text(length) })
  return [
    [both(6), both(5), field, 'minLength'],
    [both(20), both(21), field, 'maxLength'],
  ]
}
const codes = (field: string): readonly Edge[] => [
  [{ [field]: '000000' }, { [field]: '00000' }, field, 'pattern'],
  [{ [field]: '999999' }, { [field]: '9999999' }, field, 'pattern'],
  [{ [field]: '123456' }, { [field]: '12345a' }, field, 'pattern'],
]
const phone: readonly Edge[] = [
  [{ phone: '12345' }, { phone: '1234' }, 'phone', 'pattern'],
  [{ phone: '123456789012345' }, { phone: '1234567890123456' }, 'phone', 'pattern'],
]
const email = (field: string): readonly Edge[] => [
  [{ [field]: 'a@b.co' }, { [field]: 'a@b' }, field, 'format'],
  [{ [field]: `${text(242)}@example.org` }, { [field]: `${text(243)}@example.org` }, field, 'maxLength'],
]
const known = (field: string): Edge => [{ [field]: text(6) }, { [field]: text(5) }, field, 'minLength']
const ips = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `203.0.113.${at}`)
const apiKey: readonly Edge[] = [
  [{ remark: 'x' }, { remark: '' }, 'remark', 'minLength'],
  [{ remark: text(100) }, { remark: text(101) }, 'remark', 'maxLength'],
  [{ bindIp: ['255.255.255.255'] }, { bindIp: ['256.255.255.255'] }, 'bindIp', 'format'],
  [{ bindIp: [] }, { bindIp: [''] }, 'bindIp', 'format'],
  [{ bindIp: ips(5) }, { bindIp: ips(6) }, 'bindIp', 'maxItems'],
  [{ bindIp: ['1.1.1.1', '1.1.1.2'] }, { bindIp: ['1.1.1.1', '1.1.1.1'] }, 'bindIp', 'uniqueItems'],
  ...codes('code'),
]
const methods = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `Bank ${at}`)

const edges: readonly (readonly [string, string, readonly Edge[]])[] = [
  ['VAL-08 VAL-10', 'bind-phone', [...phone, ...codes('code'), known('password')]],
  ['VAL-07 VAL-10 MSG-14', 'bind-email', [...email('email'), ...codes('code'), known('password')]],
  ['VAL-08 VAL-10', 'change-phone', [...phone, ...codes('code'), known('password')]],
  [
    'VAL-07 VAL-10',
    'change-email',
    [...email('newEmail'), ...codes('oldEmailCode'), ...codes('newEmailCode')],
  ],
  [
    'VAL-06 VAL-10',
    'change-login-password',
    [...newPassword('newPassword'), ...codes('code'), known('oldPassword')],
  ],
  ['VAL-06', 'set-fund-password', newPassword('jyPassword')],
  ['VAL-06', 'change-fund-password', [...newPassword('newPassword'), known('oldPassword')]],
  ['VAL-06 VAL-10', 'retrieve-fund-password', [...newPassword('newPassword'), ...codes('code')]],
  ['VAL-10', 'bind-authenticator', codes('codes')],
  ['VAL-10', 'remove-authenticator', [...codes('codes'), known('password')]],
  [
    'VAL-09',
    'real-name',
    [
      [
        { country: '法国', idCard: '123456789' },
        { country: '法国', idCard: '12345-789' },
        'idCard',
        'pattern',
      ],
      [{ realName: 'A' }, { realName: '' }, 'realName', 'minLength'],
      [{ realName: text(64) }, { realName: text(65) }, 'realName', 'maxLength'],
      [{ idCardFront: picture }, { idCardFront: '' }, 'idCardFront', 'minLength'],
    ],
  ],
  ['ENT-03', 'payment-method', [[{ field_7: text(500) }, { field_7: text(501) }, 'field_7', 'maxLength']]],
  ['VAL-26 LIMIT-01', 'api-key-create', apiKey],
  ['VAL-26 LIMIT-01', 'api-key-edit', apiKey],
  ['FEAT-19', 'merchant-refund', [[{ detail: text(500) }, { detail: text(501) }, 'detail', 'maxLength']]],
  [
    'VAL-24',
    'transfer',
    [
      [{ amount: '0.00000001' }, { amount: '0' }, 'amount', 'x-decimal-exclusive-minimum'],
      [{ amount: '0.00000001' }, { amount: '0.000000001' }, 'amount', 'x-decimal-places'],
      [{ from: 'swap', to: 'spot' }, { from: 'spot', to: 'spot' }, 'to', 'x-differs'],
    ],
  ],
  [
    'VAL-11',
    'ad',
    [
      [{ minLimit: '100' }, { minLimit: '99.99' }, 'minLimit', 'x-decimal-minimum'],
      [{ minLimit: '100.01' }, { minLimit: '100.001' }, 'minLimit', 'x-decimal-places'],
    ],
  ],
  [
    'VAL-12',
    'ad',
    [
      [{ maxLimit: '5001' }, { maxLimit: '5000.5' }, 'maxLimit', 'x-decimal-places'],
      [
        { price: '60', number: '100', maxLimit: '6000' },
        { price: '60', number: '99.99999999', maxLimit: '6000' },
        'maxLimit',
        'x-decimal-maximum',
      ],
    ],
  ],
  [
    'VAL-13',
    'ad',
    [
      [
        { price: '50', maxLimit: '5000' },
        { price: '49.99', maxLimit: '5000' },
        'maxLimit',
        'x-decimal-maximum',
      ],
    ],
  ],
  [
    'VAL-14',
    'ad',
    [
      [{ 'pay[]': ['Zelle'] }, { 'pay[]': [] }, 'pay[]', 'minItems'],
      [{ 'pay[]': methods(20) }, { 'pay[]': methods(21) }, 'pay[]', 'maxItems'],
    ],
  ],
  ['VAL-15', 'ad', [known('jyPassword')]],
  [
    'VAL-16',
    'ad',
    [
      [
        { priceType: 1, premiseRate: '20', maxLimit: '127' },
        { priceType: 1, premiseRate: '20.00000001', maxLimit: '127' },
        'premiseRate',
        'x-decimal-maximum',
      ],
      [
        { priceType: 1, premiseRate: '0', maxLimit: '106' },
        { priceType: 1, premiseRate: '-0.01', maxLimit: '106' },
        'premiseRate',
        'x-decimal-minimum',
      ],
    ],
  ],
  [
    'VAL-17 VAL-18',
    'ad',
    [
      [{ price: '62.51' }, { price: '62.511' }, 'price', 'x-decimal-places'],
      [{ number: '800.12345678' }, { number: '800.123456781' }, 'number', 'x-decimal-places'],
    ],
  ],
  [
    'FEAT-11',
    'ad',
    [
      [{ timeLimit: 1 }, { timeLimit: 0 }, 'timeLimit', 'minimum'],
      [{ timeLimit: 1440 }, { timeLimit: 1441 }, 'timeLimit', 'maximum'],
      [{ remark: text(500) }, { remark: text(501) }, 'remark', 'maxLength'],
      [{ auto: 1, autoword: text(500) }, { auto: 1, autoword: text(501) }, 'autoword', 'maxLength'],
    ],
  ],
]

test.each(edges.flatMap(([names, id, list]) => list.map(([...edge]) => [names, id, ...edge] as const)))(
  '%s %s: %j is right and %j wrong, form and contract alike',
  async (_names, id, inside, outside, field, rule) => {
    expect(await judge(id, { ...whole[id], ...inside })).toEqual([[], true])
    expect(await judge(id, { ...whole[id], ...outside })).toEqual([[`${field} ${rule}`], false])
  },
)

test.each(['62,5', '1e3', '', '-', '062.5'])(
  'VAL-17 %j is no price, and never becomes one',
  async (price) => {
    const { form } = await load('ad')
    const faults = findFaults(form, { ...whole['ad'], price }).map(({ field, rule }) => `${field} ${rule}`)
    expect(faults).toEqual(['price format'])
  },
)

test('VAL-16 with a fixed price no premium is sent; one of 0 would be refused', async () => {
  const { form } = await load('ad')
  const [faults, isTaken] = await judge('ad', { ...whole['ad'], premiseRate: '0' })
  expect([faults, isTaken]).toEqual([[], true])
  const validate = form.validators['ad']
  expect(validate?.({ ...whole['ad'], premiseRate: '0' })).toBe(false)
  expect(validate?.({ ...whole['ad'], premiseRate: '0.1' })).toBe(true)
  expect(validate?.({ ...whole['ad'], premiseRate: '0', priceType: 1 })).toBe(true)
})

test('VAL-17 without a market price there is no price, which the premium says', async () => {
  const { form } = await load('ad')
  const market = { ...whole['ad'], priceType: 1, premiseRate: '1.5' }
  const faults = findFaults(form, market, { ...lives['ad'], limits: {} })
  expect(faults.map(({ field, shownAt, rule }) => [field, shownAt, rule])).toEqual([
    ['price', 'premiseRate', 'required'],
  ])
})

test('VAL-11 VAL-12 the smallest order has to be below the largest, which both fields say', async () => {
  expect(await judge('ad', { ...whole['ad'], minLimit: '4999.99' })).toEqual([[], true])
  expect(await judge('ad', { ...whole['ad'], minLimit: '5000' })).toEqual([
    ['minLimit x-decimal-exclusive-maximum', 'maxLimit x-decimal-exclusive-minimum'],
    false,
  ])
})

test('VAL-12 an ad that buys is not held to the quantity', async () => {
  const small = { ...whole['ad'], number: '1', maxLimit: '5000' }
  expect(await judge('ad', { ...small, advertiseType: 1 })).toEqual([['maxLimit x-decimal-maximum'], false])
  expect(await judge('ad', { ...small, advertiseType: 0 })).toEqual([[], true])
})

test.each([
  ['set-fund-password', 'jyPassword'],
  ['change-fund-password', 'newPassword'],
  ['retrieve-fund-password', 'newPassword'],
  ['change-login-password', 'newPassword'],
])('VAL-06 MSG-11 %s: the password has to be repeated exactly', async (id, field) => {
  const [faults] = await judge(id, { ...whole[id], [field]: 'Secret1' })
  expect(faults).toEqual(['confirm x-equals'])
})

test.each(['idCardFront', 'idCardBack', 'handHeldIdCard'])('VAL-32 %s is asked for', async (photo) => {
  const { [photo]: _photo, ...others } = whole['real-name'] ?? {}
  expect(await judge('real-name', others)).toEqual([[`${photo} required`], false])
})

test.each([
  ['from', 'to'],
  ['to', 'from'],
])('VAL-24 a transfer asks for %s', async (missing) => {
  const { [missing]: _gone, ...others } = whole['transfer'] ?? {}
  const [faults] = await judge('transfer', others)
  expect(faults).toEqual([`${missing} required`])
})

test.each([
  ['coin-swap', 'second', 'to enum'],
  ['swap', 'second', 'to enum'],
  ['second', 'spot', null],
  ['coin-swap', 'spot', null],
])('VAL-24 from %s to %s goes through the spot account', async (from, to, fault) => {
  const [faults] = await judge('transfer', { ...whole['transfer'], from, to })
  expect(faults).toEqual(fault === null ? [] : [fault])
})

test('VAL-24 the U-based account takes USDT alone', async () => {
  const [faults] = await judge('transfer', { ...whole['transfer'], unit: 'BTC' })
  expect(faults).toEqual(['unit enum'])
  expect(await judge('transfer', { ...whole['transfer'], unit: 'BTC', to: 'coin-swap' })).toEqual([[], true])
})

test.each(['transfer', 'ad'])('VAL-29 %s: not more than ctx.balance, where it is known', async (id) => {
  const field = id === 'ad' ? 'number' : 'amount'
  const over = {
    ...whole[id],
    [field]: '1.25000001',
    ...(id === 'ad' && { price: '4800', maxLimit: '5000' }),
  }
  const limited = (value: Value, balance: string | null) => judge(id, value, { limits: { balance } })
  expect((await limited(over, '1.25'))[0]).toEqual([`${field} x-decimal-maximum`])
  expect((await limited({ ...over, [field]: '1.25' }, '1.25'))[0]).toEqual([])
  expect((await limited(over, null))[0]).toEqual([])
})
