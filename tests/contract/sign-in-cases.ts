import { type Case, edges, inAll, letters, takes, text } from './request-case.ts'

/** `length` characters in all. */
const address = (length: number): string => `${letters(length - '@example.org'.length)}@example.org`

/** Requests of people who register, log in or have forgotten their password. */
export const signInCases: readonly Case[] = [
  {
    rule: 'an e-mail address has up to 254 characters',
    operations: { sendRegisterEmailCode: 'VAL-07.e' },
    ...takes('email', ['a@b.co', address(254)], [address(255), 'a@b', '']),
  },
  {
    rule: 'a name of 3 to 20 characters',
    operations: inAll('', ['checkUsername', 'registerByPhone', 'registerByEmail']),
    ...text('username', 3, 20),
  },
  {
    rule: 'an invite code may be left out, and has up to 64 characters',
    operations: { registerByPhone: 'VAL-05.c', registerByEmail: 'VAL-05.d' },
    ...edges(takes('promotion', [undefined], []), text('promotion', 0, 64)),
  },
  {
    rule: 'a password is reset by phone or by e-mail, of which the account is one',
    operations: { resetLoginPassword: 'VAL-07.b VAL-08.b' },
    inside: [
      { mode: 0, account: '15123456789' },
      { mode: 1, account: 'ada@example.org' },
    ],
    outside: [
      ['mode', { mode: 2 }],
      ['account', { mode: 0, account: 'ada@example.org' }],
      ['account', { mode: 0, account: '' }],
      ['account', { mode: 1, account: '15123456789' }],
      ['account', { mode: 1, account: '' }],
    ],
  },
  {
    rule: 'a code for a newcomer may say its kind',
    operations: inAll('', ['sendRegisterEmailCode', 'sendRegisterPhoneCode']),
    ...edges(takes('type', [undefined], []), text('type', 1)),
  },
  {
    rule: 'a puzzle is for an account and a purpose',
    operations: inAll('', ['getSliderPuzzle', 'solveSliderPuzzle']),
    ...edges(text('username', 1), text('type', 1)),
  },
  {
    rule: 'the answer to a puzzle is a share of its width',
    operations: { solveSliderPuzzle: '' },
    ...takes('code', ['0', '0.413', '1'], ['-0.001', '1.001', '', 'half']),
  },
  {
    rule: 'the key of an authenticator app has 16 to 64 characters of base32',
    operations: { bindAuthenticator: '' },
    ...takes(
      'secret',
      ['A'.repeat(16), 'A'.repeat(64), `${'A2'.repeat(13)}======`],
      ['', 'A'.repeat(15), 'A'.repeat(65), 'a'.repeat(16), `${'A'.repeat(15)}1`, `=${'A'.repeat(16)}`],
    ),
  },
]
