/** Rules of the account's forms, just inside and just outside, in the form and in the contract. */
import { expect, test } from 'vitest'
import { judge } from '#tests/support/derived-forms.ts'
import { type Edge, type Edges, known, testEdges, text, type Value } from '#tests/support/rule-edges.ts'

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
const edges: Edges = [
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
  ['VAL-26 LIMIT-01.e', 'api-key-create', apiKey],
  ['VAL-26 LIMIT-01.f', 'api-key-edit', apiKey],
  ['FEAT-19', 'merchant-refund', [[{ detail: text(500) }, { detail: text(501) }, 'detail', 'maxLength']]],
]

testEdges(whole, edges)

test.each([
  ['set-fund-password', 'jyPassword'],
  ['change-fund-password', 'newPassword'],
  ['retrieve-fund-password', 'newPassword'],
  ['change-login-password', 'newPassword'],
])('VAL-06 MSG-11 %s: the password has to be repeated exactly', async (id, field) => {
  const [errors] = await judge(id, { ...whole[id], [field]: 'Secret1' })
  expect(errors).toEqual(['confirm x-equals'])
})

test.each(['idCardFront', 'idCardBack', 'handHeldIdCard'])('VAL-32 %s is required', async (photo) => {
  const { [photo]: _photo, ...others } = whole['real-name'] ?? {}
  expect(await judge('real-name', others)).toEqual([[`${photo} required`], false])
})
