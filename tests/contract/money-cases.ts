import { type Case, each, refused } from './request-case.ts'

const perpetual = ['transferSwap', 'transferCoinSwap']
const transfers = [...perpetual, 'transferSecond']

/** Amounts: their decimals, and the limits that are known at run time. */
export const moneyCases: readonly Case[] = [
  {
    code: 'VAL-18',
    rule: 'money has up to 2 decimals',
    operations: ['createAd', 'updateAd'],
    inside: [...each('price', ['62.5', '62.55', '62.550']), ...each('minLimit', ['100.01'])],
    outside: [...refused('price', ['62.555']), ...refused('minLimit', ['100.001'])],
  },
  {
    code: 'VAL-18',
    rule: 'a quantity has up to 8 decimals',
    operations: ['createAd', 'updateAd'],
    inside: each('number', ['800.12345678', '800.123456780']),
    outside: refused('number', ['800.123456789']),
  },
  {
    code: 'VAL-18',
    rule: 'a quantity has up to 8 decimals',
    operations: [...transfers, 'createWithdrawCode', 'joinLabActivity'],
    inside: each('amount', ['1.00000001']),
    outside: refused('amount', ['1.000000001', '1e1', '1,5', '', 'all']),
  },
  {
    code: 'VAL-18',
    rule: 'a withdrawal has as many decimals as the coin on that network',
    operations: ['createWithdrawal'],
    ctx: { decimals: 6 },
    inside: each('money', ['100.000001', '100.0000010']),
    outside: refused('money', ['100.0000001']),
  },
  {
    code: 'VAL-18',
    rule: 'a conversion has up to 8 decimals',
    operations: ['convert'],
    inside: each('needAmount', ['1.00000001']),
    outside: refused('needAmount', ['1.000000001']),
  },
  {
    code: 'VAL-24',
    rule: 'source account, target account and amount',
    operations: transfers,
    inside: each('amount', ['0.00000001', '250']),
    outside: [
      ...refused('from', [undefined, 7, 'spot']),
      ...refused('to', [undefined, 7]),
      ...refused('amount', [undefined, '', '0', '0.0', '-1']),
    ],
  },
  {
    code: 'VAL-24',
    rule: 'source and target are two accounts, of the kind that the call serves',
    operations: perpetual,
    inside: [
      { from: 0, to: 1 },
      { from: 1, to: 0 },
    ],
    outside: [
      ['to', { from: 0, to: 0 }],
      ['to', { from: 1, to: 1 }],
      ['from', { from: 2, to: 0 }],
      ['to', { from: 0, to: 2 }],
      ...refused('fromWalletId', [undefined]),
      ...refused('toWalletId', [undefined]),
    ],
  },
  {
    code: 'VAL-24',
    rule: 'source and target are two accounts, of the kind that the call serves',
    operations: ['transferSecond'],
    inside: [
      { from: 0, to: 2 },
      { from: 2, to: 0 },
    ],
    outside: [
      ['to', { from: 2, to: 2 }],
      ['from', { from: 1, to: 0 }],
    ],
  },
  {
    code: 'VAL-29',
    rule: 'no more than the balance',
    operations: [...transfers, 'createWithdrawCode'],
    ctx: { balance: '5' },
    inside: each('amount', ['5', '5.00000000']),
    outside: refused('amount', ['5.00000001']),
  },
  {
    code: 'VAL-29',
    rule: 'no more than the balance, however high the limit of the coin',
    operations: ['createWithdrawal'],
    ctx: { balance: '100', minWithdraw: '10', maxWithdraw: '500', decimals: 6 },
    inside: each('money', ['10', '100']),
    outside: refused('money', ['9.999999', '100.000001', '0']),
  },
  {
    code: 'VAL-29',
    rule: 'no more than the balance',
    operations: ['convert'],
    ctx: { balance: '5', minAmount: '1', maxAmount: '100' },
    inside: each('needAmount', ['1', '5']),
    outside: refused('needAmount', ['0.99999999', '5.00000001', '0']),
  },
  {
    code: 'VAL-27',
    rule: 'lab: below the minimum or above the maximum is refused',
    operations: ['joinLabActivity'],
    ctx: { minAmount: '100', maxAmount: '1000', timesLeft: 1 },
    inside: each('amount', ['100', '1000', '1000.00']),
    outside: refused('amount', ['99.99999999', '1000.00000001', '0', '-100', undefined]),
  },
  {
    code: 'VAL-27',
    rule: 'lab: an activity without limits takes every amount above 0',
    operations: ['joinLabActivity'],
    inside: each('amount', ['0.00000001', '900000000']),
    outside: refused('amount', ['0']),
  },
  {
    code: 'VAL-28',
    rule: 'lab: participations above the personal limit are refused',
    operations: ['joinLabActivity'],
    ctx: { minAmount: '100', maxAmount: '1000', timesLeft: 0 },
    inside: [],
    outside: refused('amount', ['100', '1000']),
  },
  {
    code: 'VAL-28',
    rule: 'lab: the last participation is taken, in whatever form the limit comes',
    operations: ['joinLabActivity'],
    ctx: { timesLeft: 1 },
    inside: each('amount', ['2', '1000']),
    outside: [],
  },
  {
    code: 'FEAT-21',
    rule: 'lab: which activity, and where the code went',
    operations: ['joinLabActivity'],
    inside: each('aims', ['15123456789', 'ada@example.org']),
    outside: [...refused('activityId', [undefined]), ...refused('aims', [undefined, '', 'x'.repeat(101)])],
  },
]
