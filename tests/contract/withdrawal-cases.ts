import { amount, type Case, each, eachRefused, edges, inAll, takes, text } from './request-case.ts'

const code = '9f86d081884c7d659a2feaa0c55ad015'

/** Coins that leave, to an address or as a code. */
export const withdrawalCases: readonly Case[] = [
  {
    rule: 'an address has up to 128 characters, a memo that may be left out up to 64, neither has spaces',
    operations: { createWithdrawal: 'FEAT-09.a', saveAddress: 'FEAT-09.g' },
    ...edges(
      text('address', 1, 128),
      text('memo', 1, 64),
      takes('address', ['0xdac17f'], ['two words', 'tab\tstop']),
      takes('memo', [undefined, '42'], ['two words', '42\n']),
    ),
  },
  {
    rule: 'a saved address has a name of up to 40 characters',
    operations: { saveAddress: 'FEAT-09.g' },
    ...text('remark', 1, 40),
  },
  {
    rule: 'a withdraw code holds an amount above 0 with up to 8 decimals',
    operations: { createWithdrawCode: '' },
    ...amount('amount', 8),
  },
  {
    rule: 'a withdraw code holds no less and no more than the coin allows at once',
    operations: { createWithdrawCode: '' },
    ctx: { minWithdraw: '10', maxWithdraw: '500', balance: '1000' },
    inside: each('amount', ['10', '500']),
    outside: eachRefused('amount', ['9.99999999', '500.00000001']),
  },
  {
    rule: 'a withdraw code has 32 hexadecimal digits',
    operations: inAll('', ['lookUpWithdrawCode', 'redeemWithdrawCode']),
    ...takes(
      'withdrawCode',
      [code, code.toUpperCase()],
      ['', code.slice(1), `${code}0`, code.replace('9', 'g')],
    ),
  },
]
