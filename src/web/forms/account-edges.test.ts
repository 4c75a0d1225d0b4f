/** Rules of the account's forms, just inside and just outside, in the form and in the contract. */
import { expect, test } from 'vitest'
import { judge } from '#tests/support/derived-forms.ts'
import {
  type Edge,
  type Edges,
  known,
  testEdges,
  testRequired,
  text,
  type Value,
} from '#tests/support/rule-edges.ts'

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
  ['VAL-08.c VAL-10.f', 'bind-phone', [...phone, ...codes('code'), known('password')]],
  ['VAL-07.c VAL-10.h MSG-14.c', 'bind-email', [...email('email'), ...codes('code'), known('password')]],
  ['VAL-08.d VAL-10.g', 'change-phone', [...phone, ...codes('code'), known('password')]],
  [
    'MSG-14.d VAL-07.d VAL-10.i',
    'change-email',
    [...email('newEmail'), ...codes('oldEmailCode'), ...codes('newEmailCode')],
  ],
  [
    'VAL-06.e VAL-10.j',
    'change-login-password',
    [...newPassword('newPassword'), ...codes('code'), known('oldPassword')],
  ],
  ['VAL-06.f', 'set-fund-password', newPassword('jyPassword')],
  ['VAL-06.g', 'change-fund-password', [...newPassword('newPassword'), known('oldPassword')]],
  ['VAL-06.h VAL-10.k', 'retrieve-fund-password', [...newPassword('newPassword'), ...codes('code')]],
  ['VAL-10.l', 'bind-authenticator', codes('codes')],
  ['VAL-10.m', 'remove-authenticator', [...codes('codes'), known('password')]],
  [
    'VAL-09.b',
    'real-name',
    [
      [
        { country: '法国', idCard: '123456789' },
        { country: '法国', idCard: '12345-789' },
        'idCard',
        'pattern',
      ],
      [{ idCardFront: picture }, { idCardFront: '' }, 'idCardFront', 'minLength'],
    ],
  ],
  [
    'ENT-18.a',
    'real-name',
    [
      [{ realName: 'A' }, { realName: '' }, 'realName', 'minLength'],
      [{ realName: text(64) }, { realName: text(65) }, 'realName', 'maxLength'],
    ],
  ],
  ['ENT-03.c', 'payment-method', [[{ field_7: text(500) }, { field_7: text(501) }, 'field_7', 'maxLength']]],
  ['VAL-26.abcghi LIMIT-01.e', 'api-key-create', apiKey],
  ['VAL-26.defjkl LIMIT-01.f', 'api-key-edit', apiKey],
  ['FEAT-19.g', 'merchant-refund', [[{ detail: text(500) }, { detail: text(501) }, 'detail', 'maxLength']]],
]

testEdges(whole, edges)

testRequired(whole, [
  ['VAL-06.e', 'change-login-password', 'newPassword'],
  ['VAL-06.f', 'set-fund-password', 'jyPassword'],
  ['VAL-06.g', 'change-fund-password', 'newPassword'],
  ['VAL-06.h', 'retrieve-fund-password', 'newPassword'],
  ['VAL-07.c', 'bind-email', 'email'],
  ['VAL-07.d', 'change-email', 'newEmail'],
  ['VAL-08.c', 'bind-phone', 'phone'],
  ['VAL-08.d', 'change-phone', 'phone'],
  ['VAL-09.a', 'real-name', 'idCard'],
  ['VAL-10.f', 'bind-phone', 'code'],
  ['VAL-10.g', 'change-phone', 'code'],
  ['VAL-10.h', 'bind-email', 'code'],
  ['VAL-10.i', 'change-email', 'oldEmailCode'],
  ['VAL-10.i', 'change-email', 'newEmailCode'],
  ['VAL-10.j', 'change-login-password', 'code'],
  ['VAL-10.k', 'retrieve-fund-password', 'code'],
  ['VAL-10.l', 'bind-authenticator', 'codes'],
  ['VAL-10.m', 'remove-authenticator', 'codes'],
  ['VAL-26.ag', 'api-key-create', 'remark'],
  ['VAL-26.ci', 'api-key-create', 'code'],
  ['VAL-26.dj', 'api-key-edit', 'remark'],
  ['VAL-26.fl', 'api-key-edit', 'code'],
  ['VAL-32.ad', 'real-name', 'idCardFront'],
  ['VAL-32.be', 'real-name', 'idCardBack'],
  ['VAL-32.cf', 'real-name', 'handHeldIdCard'],
])

test.each([
  ['VAL-06.k', 'change-login-password', 'newPassword'],
  ['VAL-06.l', 'set-fund-password', 'jyPassword'],
  ['VAL-06.m', 'change-fund-password', 'newPassword'],
  ['VAL-06.n', 'retrieve-fund-password', 'newPassword'],
])('%s %s: the password has to be repeated exactly', async (_clause, id, field) => {
  const [errors] = await judge(id, { ...whole[id], [field]: 'Secret1' })
  expect(errors).toEqual(['confirm x-equals'])
})
