import { type Case, each, eachRefused, edges, takes, text } from './request-case.ts'

const long = 'x'.repeat(21)
const addresses = (count: number): string[] => Array.from({ length: count }, (_, index) => `10.0.0.${index}`)
const passwords = (field: string, operations: Case['operations']): Case => ({
  rule: 'a new password is required and has at least 6 characters',
  operations,
  inside: each(field, ['123456', 'ひみつの言葉', long.slice(1)]),
  outside: eachRefused(field, [undefined, '', '12345', long]),
})

export const accountCases: readonly Case[] = [
  passwords('password', {
    registerByPhone: 'VAL-06.a',
    registerByEmail: 'VAL-06.b',
    resetLoginPassword: 'VAL-06.cd',
  }),
  passwords('jyPassword', { setFundPassword: 'VAL-06.f' }),
  passwords('newPassword', {
    changeFundPassword: 'VAL-06.g',
    resetFundPassword: 'VAL-06.h',
    changeLoginPassword: 'VAL-06.e',
  }),
  {
    rule: 'log-in: account and password required, at least 6 characters',
    operations: { logIn: 'VAL-01.cd' },
    inside: [...each('password', ['123456']), ...each('username', ['a'])],
    outside: [
      ...eachRefused('username', [undefined, '']),
      ...eachRefused('password', [undefined, '', '12345']),
    ],
  },
  {
    rule: 'e-mail required and checked',
    operations: { bindEmail: 'VAL-07.c', registerByEmail: 'VAL-07.a', sendBindEmailCode: 'VAL-07.c' },
    inside: each('email', ['a@b.co', 'first.last+tag@mail.example.org']),
    outside: eachRefused('email', [undefined, '', 'a@b', 'a b@c.de', 'ada.example.org']),
  },
  {
    rule: 'phone required and checked',
    operations: { bindPhone: 'VAL-08.c', changePhone: 'VAL-08.d', registerByPhone: 'VAL-08.a' },
    inside: each('phone', ['12345', '123456789012345']),
    outside: eachRefused('phone', [undefined, '', '1234', '1234567890123456', '+4915112345', '1511 23456']),
  },
  {
    rule: 'ID number required and checked',
    operations: { applyForRealName: 'VAL-09.ab' },
    inside: each('idCard', ['C01X0', 'x'.repeat(30), '110101199003074258']),
    outside: eachRefused('idCard', [undefined, '', 'C01X', 'x'.repeat(31), 'C01 X00T47', 'C01X-00T47']),
  },
  {
    rule: 'real name required, up to 64 characters',
    operations: { applyForRealName: 'ENT-18.a' },
    inside: each('realName', ['Ö', 'x'.repeat(64)]),
    outside: eachRefused('realName', [undefined, '', 'x'.repeat(65)]),
  },
  {
    rule: 'a payment method has a type; each of its rows has up to 500 characters',
    operations: { savePaymentMethod: 'ENT-03.c' },
    inside: each('field_1', [undefined, 'x'.repeat(500)]),
    outside: [...eachRefused('type', [undefined]), ...eachRefused('field_1', ['x'.repeat(501)])],
  },
  {
    rule: 'front, back and hand-held photos all required',
    operations: { applyForRealName: 'VAL-32.def' },
    inside: each('idCardFront', ['/uc/upload/1.png', 'x']),
    outside: ['idCardFront', 'idCardBack', 'handHeldIdCard'].flatMap((name) =>
      eachRefused(name, [undefined, '']),
    ),
  },
  {
    rule: 'search by a date range: both days, or none',
    operations: { listTransactions: 'VAL-25.d' },
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
    rule: 'API key: remark required',
    operations: { createApiKey: 'VAL-26.g', updateApiKey: 'VAL-26.j' },
    inside: each('remark', ['x', 'x'.repeat(100)]),
    outside: eachRefused('remark', [undefined, '', 'x'.repeat(101)]),
  },
  {
    rule: 'API key: which one is edited',
    operations: { updateApiKey: 'FEAT-06.a' },
    inside: each('id', [17, '17']),
    outside: eachRefused('id', [undefined]),
  },
  {
    rule: 'API key: every IP correct, at most 5',
    operations: { createApiKey: 'VAL-26.h LIMIT-01.c', updateApiKey: 'VAL-26.k LIMIT-01.d' },
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
    rule: 'API key: verification code required',
    operations: { createApiKey: 'VAL-26.i', updateApiKey: 'VAL-26.l' },
    inside: each('code', ['000000', '493017']),
    outside: eachRefused('code', [undefined, '', '49301', '4930171', '49301x']),
  },
  {
    rule: 'a gift card has a number of up to 64 characters without spaces',
    operations: { redeemGiftCard: '' },
    ...edges(text('cardNo', 1, 64), takes('cardNo', ['U7QK2MA1B2C'], ['U7QK 2MA1', ' U7QK', 'U7QK\n'])),
  },
]
