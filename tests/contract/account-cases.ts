import { type Case, each, eachRefused } from './request-case.ts'

const long = 'x'.repeat(21)
const addresses = (count: number): string[] => Array.from({ length: count }, (_, index) => `10.0.0.${index}`)
const passwords = (field: string, operations: readonly string[]): Case => ({
  code: 'VAL-06',
  rule: 'a new password is required and has at least 6 characters',
  operations,
  inside: each(field, ['123456', 'ひみつの言葉', long.slice(1)]),
  outside: eachRefused(field, [undefined, '', '12345', long]),
})

export const accountCases: readonly Case[] = [
  passwords('password', ['registerByPhone', 'registerByEmail', 'resetLoginPassword']),
  passwords('jyPassword', ['setFundPassword']),
  passwords('newPassword', ['changeFundPassword', 'resetFundPassword', 'changeLoginPassword']),
  {
    code: 'VAL-07',
    rule: 'e-mail required and checked',
    operations: ['bindEmail', 'registerByEmail', 'sendBindEmailCode'],
    inside: each('email', ['a@b.co', 'first.last+tag@mail.example.org']),
    outside: eachRefused('email', [undefined, '', 'a@b', 'a b@c.de', 'ada.example.org']),
  },
  {
    code: 'VAL-08',
    rule: 'phone required and checked',
    operations: ['bindPhone', 'changePhone', 'registerByPhone'],
    inside: each('phone', ['12345', '123456789012345']),
    outside: eachRefused('phone', [undefined, '', '1234', '1234567890123456', '+4915112345', '1511 23456']),
  },
  {
    code: 'VAL-09',
    rule: 'ID number required and checked',
    operations: ['applyForRealName'],
    inside: each('idCard', ['C01X0', 'x'.repeat(30), '110101199003074258']),
    outside: eachRefused('idCard', [undefined, '', 'C01X', 'x'.repeat(31), 'C01 X00T47', 'C01X-00T47']),
  },
  {
    code: 'ENT-18',
    rule: 'real name required, up to 64 characters',
    operations: ['applyForRealName'],
    inside: each('realName', ['Ö', 'x'.repeat(64)]),
    outside: eachRefused('realName', [undefined, '', 'x'.repeat(65)]),
  },
  {
    code: 'ENT-03',
    rule: 'a payment method has a type; each of its rows has up to 500 characters',
    operations: ['savePaymentMethod'],
    inside: each('field_1', [undefined, 'x'.repeat(500)]),
    outside: [...eachRefused('type', [undefined]), ...eachRefused('field_1', ['x'.repeat(501)])],
  },
  {
    code: 'VAL-32',
    rule: 'front, back and hand-held photos all required',
    operations: ['applyForRealName'],
    inside: each('idCardFront', ['/uc/upload/1.png']),
    outside: ['idCardFront', 'idCardBack', 'handHeldIdCard'].flatMap((name) =>
      eachRefused(name, [undefined, '']),
    ),
  },
  {
    code: 'VAL-25',
    rule: 'search by a date range: both days, or none',
    operations: ['listTransactions'],
    inside: [
      { startTime: '2026-01-01', endTime: '2026-01-31' },
      { startTime: '2026-01-31', endTime: '2026-01-31' },
      { startTime: undefined, endTime: undefined },
    ],
    outside: [
      ...eachRefused('pageNo', [undefined, 0]),
      ...eachRefused('pageSize', [undefined, 0]),
      ['endTime', { startTime: '2026-01-01', endTime: undefined }],
      ['startTime', { startTime: undefined, endTime: '2026-01-31' }],
      ['startTime', { startTime: '2026-02-30', endTime: '2026-03-01' }],
      ['endTime', { startTime: '2026-01-31', endTime: '2026-01-30' }],
      ['endTime', { startTime: '2026-01-01', endTime: '2026-1-31' }],
    ],
  },
  {
    code: 'VAL-26',
    rule: 'API key: remark required',
    operations: ['createApiKey', 'updateApiKey'],
    inside: each('remark', ['x', 'x'.repeat(100)]),
    outside: eachRefused('remark', [undefined, '', 'x'.repeat(101)]),
  },
  {
    code: 'VAL-26',
    rule: 'API key: which one is edited',
    operations: ['updateApiKey'],
    inside: each('id', [17, '17']),
    outside: eachRefused('id', [undefined]),
  },
  {
    code: 'VAL-26',
    rule: 'API key: every IP correct, at most 5',
    operations: ['createApiKey', 'updateApiKey'],
    inside: each('bindIp', [undefined, [], ['0.0.0.0'], ['255.255.255.255'], addresses(5)]),
    outside: eachRefused('bindIp', [
      ['256.1.1.1'],
      ['1.2.3'],
      ['10.0.0.1', 'x'],
      ['10.0.0.1', '10.0.0.1'],
      addresses(6),
    ]),
  },
  {
    code: 'VAL-26',
    rule: 'API key: verification code required',
    operations: ['createApiKey', 'updateApiKey'],
    inside: each('code', ['000000', '493017']),
    outside: eachRefused('code', [undefined, '', '49301', '4930171', '49301x']),
  },
]
