import { type Case, each, eachRefused, inAll } from './request-case.ts'

const perpetual = ['transferSwap', 'transferCoinSwap']
const transfers = [...perpetual, 'transferSecond']

/** Amounts: their decimals, and the limits that are known at run time. */
export const moneyCases: readonly Case[] = [
  {
    rule: 'money has up to 2 decimals',
    operations: { createAd: 'VAL-18.a', updateAd: 'VAL-18.b' },
    inside: [...each('price', ['62.5', '62.55', '62.550']), ...each('minLimit', ['100.01'])],
    outside: [...eachRefused('price', ['62.555']), ...eachRefused('minLimit', ['100.001'])],
  },
  {
    rule: 'a quantity has up to 8 decimals',
    operations: { createAd: 'VAL-18.c', updateAd: 'VAL-18.d' },
    inside: each('number', ['800.12345678', '800.123456780']),
    outside: eachRefused('number', ['800.123456789']),
  },
  {
    rule: 'a quantity has up to 8 decimals',
    operations: {
      ...inAll('VAL-18.e', transfers),
      createWithdrawCode: 'VAL-18.f',
      joinLabActivity: 'VAL-18.j',
    },
    inside: each('amount', ['1.00000001']),
    outside: eachRefused('amount', ['1.000000001', '1e1', '1,5', '', 'all']),
  },
  {
    rule: 'a withdrawal has as many decimals as the coin on that network',
    operations: { createWithdrawal: 'VAL-18.h' },
    ctx: { decimals: 6 },
    inside: each('money', ['100.000001', '100.0000010']),
    outside: eachRefused('money', ['100.0000001']),
  },
  {
    rule: 'a conversion has up to 8 decimals',
    operations: { convert: 'VAL-18.g' },
    inside: each('needAmount', ['1.00000001']),
    outside: eachRefused('needAmount', ['1.000000001']),
  },
  {
    rule: 'source account, target account and amount',
    operations: inAll('VAL-24.def', transfers),
    inside: each('amount', ['0.00000001', '250']),
    outside: [
      ...eachRefused('from', [undefined, 7, 'spot']),
      ...eachRefused('to', [undefined, 7]),
      ...eachRefused('amount', [undefined, '', '0', '0.0', '-1']),
    ],
  },
  {
    rule: 'source and target are two accounts, of the kind that the call serves',
    operations: inAll('VAL-24.gh', perpetual),
    inside: [
      { from: 0, to: 1 },
      { from: 1, to: 0 },
    ],
    outside: [
      ['to', { from: 0, to: 0 }],
      ['to', { from: 1, to: 1 }],
      ['from', { from: 2, to: 0 }],
      ['to', { from: 0, to: 2 }],
      ...eachRefused('fromWalletId', [undefined]),
      ...eachRefused('toWalletId', [undefined]),
    ],
  },
  {
    rule: 'source and target are two accounts, of the kind that the call serves',
    operations: { transferSecond: 'VAL-24.gh' },
    inside: [
      { from: 0, to: 2 },
      { from: 2, to: 0 },
    ],
    outside: [
      ['to', { from: 2, to: 2 }],
      ['from', { from: 1, to: 0 }],
      ['to', { from: 0, to: 1 }],
    ],
  },
  {
    rule: 'which coin is moved',
    operations: inAll('FEAT-11.f', transfers),
    inside: each('unit', ['USDT']),
    outside: eachRefused('unit', [undefined, '', 'U#T']),
  },
  {
    rule: 'contracts margined in USDT hold USDT alone',
    operations: { transferSwap: 'VAL-24.i' },
    inside: each('unit', ['USDT']),
    outside: eachRefused('unit', ['BTC']),
  },
  {
    rule: 'no more than the balance',
    operations: { ...inAll('VAL-29.c', transfers), createWithdrawCode: 'VAL-29.b' },
    ctx: { balance: '5' },
    inside: each('amount', ['5', '5.00000000']),
    outside: eachRefused('amount', ['5.00000001']),
  },
  {
    rule: 'no more than the balance, however high the limit of the coin',
    operations: { createWithdrawal: 'VAL-29.a' },
    ctx: { balance: '100', minWithdraw: '10', maxWithdraw: '500', decimals: 6 },
    inside: each('money', ['10', '100']),
    outside: eachRefused('money', ['9.999999', '100.000001', '0']),
  },
  {
    rule: 'no more than the balance',
    operations: { convert: 'VAL-29.d' },
    ctx: { balance: '5', minAmount: '1', maxAmount: '100' },
    inside: each('needAmount', ['1', '5']),
    outside: eachRefused('needAmount', ['0.99999999', '5.00000001', '0']),
  },
  {
    rule: 'lab: below the minimum or above the maximum is refused',
    operations: { joinLabActivity: 'VAL-27.ab' },
    ctx: { minAmount: '100', maxAmount: '1000', timesLeft: 1 },
    inside: each('amount', ['100', '1000', '1000.00']),
    outside: eachRefused('amount', ['99.99999999', '1000.00000001', '0', '-100', undefined]),
  },
  {
    rule: 'lab: an activity without limits takes every amount above 0',
    operations: { joinLabActivity: 'VAL-27.ab' },
    inside: each('amount', ['0.00000001', '900000000']),
    outside: eachRefused('amount', ['0']),
  },
  {
    rule: 'lab: participations above the personal limit are refused',
    operations: { joinLabActivity: 'VAL-28.a' },
    ctx: { minAmount: '100', maxAmount: '1000', timesLeft: 0 },
    inside: [],
    outside: eachRefused('amount', ['100', '1000']),
  },
  {
    rule: 'lab: the last participation is taken, in whatever form the limit comes',
    operations: { joinLabActivity: 'VAL-28.a' },
    ctx: { timesLeft: 1 },
    inside: each('amount', ['2', '1000']),
    outside: [],
  },
  {
    rule: 'lab: no more than is left of the supply, than the balance affords, and in decimals of the activity',
    operations: { joinLabActivity: 'VAL-29.t' },
    ctx: { remaining: '500', affordable: '800.5', amountPlaces: 2 },
    inside: each('amount', ['500', '0.01', '499.990']),
    outside: eachRefused('amount', ['500.01', '800', '1.001']),
  },
  {
    rule: 'lab: no more than the balance affords where nothing else limits it',
    operations: { joinLabActivity: 'VAL-29.t' },
    ctx: { affordable: '800.5' },
    inside: each('amount', ['800.5']),
    outside: eachRefused('amount', ['800.51']),
  },
  {
    rule: 'lab: which activity, and where the code went',
    operations: { joinLabActivity: 'FEAT-21.g' },
    inside: each('aims', ['15123456789', 'ada@example.org', 'x', 'x'.repeat(100)]),
    outside: [
      ...eachRefused('activityId', [undefined]),
      ...eachRefused('aims', [undefined, '', 'x'.repeat(101)]),
    ],
  },
  {
    rule: 'withdrawal: coin, network, address, amount, second factor, fund password',
    operations: { createWithdrawal: 'FEAT-09.ai' },
    inside: [...each('money', ['0.00000001']), ...each('address', ['x', 'x'.repeat(128)])],
    outside: [
      ...eachRefused('coinName', [undefined, '', 'U T']),
      ...eachRefused('coinprotocol', [undefined]),
      ...eachRefused('address', [undefined, '', 'two words', 'x'.repeat(129)]),
      ...eachRefused('money', [undefined, '0', '0.00', '-1']),
      ...eachRefused('codeType', [undefined, 99]),
      ...eachRefused('payPwd', [undefined, '12345']),
    ],
  },
  {
    rule: 'withdrawal: no more than the coin allows at once, however much there is',
    operations: { createWithdrawal: 'FEAT-09.a' },
    ctx: { balance: '1000', minWithdraw: '10', maxWithdraw: '500' },
    inside: each('money', ['500']),
    outside: eachRefused('money', ['500.000001']),
  },
  {
    rule: 'withdrawal: the address and the memo are of the network',
    operations: { createWithdrawal: 'FEAT-09.a' },
    ctx: { addressPattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$', memoPattern: '^\\d{1,10}$' },
    inside: [...each('address', ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE']), ...each('memo', [undefined, '42'])],
    outside: [
      ...eachRefused('address', [
        'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLS',
        '0xdac17f958d2ee523a2206206994597c13d831ec7',
      ]),
      ...eachRefused('memo', ['', 'x', '12345678901']),
    ],
  },
  {
    rule: 'a saved address: coin, network, address and a name',
    operations: { saveAddress: 'FEAT-09.g' },
    ctx: { addressPattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$' },
    inside: each('remark', ['Cold wallet', 'x'.repeat(40)]),
    outside: [
      ...eachRefused('address', [undefined, '0xdac17f', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbL S']),
      ...eachRefused('coinprotocol', [undefined, 0]),
      ...eachRefused('remark', [undefined, '', 'x'.repeat(41)]),
    ],
  },
  {
    rule: 'conversion: two different coins and an amount',
    operations: { convert: 'FEAT-13.a' },
    inside: each('needAmount', ['0.00000001']),
    outside: [
      ...eachRefused('fromUnit', [undefined, 'U#T']),
      ...eachRefused('toUnit', [undefined, 'USDT']),
      ...eachRefused('needAmount', [undefined, '0', '-1']),
    ],
  },
  {
    rule: 'conversion: the price that was seen is above 0, and may be left out',
    operations: { convert: '' },
    inside: each('price', [undefined, '0.00000001', '0.000000000001']),
    outside: eachRefused('price', ['', '0', '-1']),
  },
  {
    rule: 'a price is asked for between two different coins',
    operations: { getConvertPrice: '' },
    inside: [{ fromUnit: 'BTC', toUnit: 'USDT' }],
    outside: [
      ...eachRefused('fromUnit', [undefined, 'U#T']),
      ...eachRefused('toUnit', [undefined, 'BTC', 'U#T']),
    ],
  },
  {
    rule: 'conversion: no more than the coin allows at once, however much there is',
    operations: { convert: 'MSG-05.a' },
    ctx: { balance: '1000', minAmount: '1', maxAmount: '100' },
    inside: each('needAmount', ['100']),
    outside: eachRefused('needAmount', ['100.00000001']),
  },
]
