import { expect, test } from 'vitest'
import { WalletType } from '#generated/models/wallet-type.ts'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { toRequest as toApplication } from './merchant-apply/request.ts'
import { toRequest as toRefund } from './merchant-refund/request.ts'
import { toRequest as toAppeal } from './otc-appeal/request.ts'
import { toRequest as toPurchase } from './otc-buy/request.ts'
import { toRequest as toRelease } from './otc-release/request.ts'
import { toRequest as toSale } from './otc-sell/request.ts'
import { toRequest as toChangedPlan } from './recurring-plan-edit/request.ts'
import { toRequest as toPlan } from './recurring-plan/request.ts'
import { toRequest as toAddress } from './saved-address/request.ts'
import { toRequest as toSavings } from './savings-order/request.ts'
import { toRequest as toTransfer } from './transfer/request.ts'
import { toRequest as toCode } from './withdraw-code-create/request.ts'
import { toRequest as toRedemption } from './withdraw-code-redeem/request.ts'
import { toRequest as toWithdrawal } from './withdraw/request.ts'

const ad = { id: id('3'), coinId: id('5'), price: decimal('0.92'), mode: 1 } as const
const traded = { money: '92.00', amount: '100' }
const wallets = { from: id('11'), to: id('12') }
const address = { address: 'TAbc', remark: 'mine' }
const place = { unit: 'USDT', coinprotocol: 3 }
const withdrawal = { coinName: 'USDT', coinprotocol: 3, address: 'TAbc', money: '10.5' }
const proof = { codeType: 2, code: '493017', payPwd: 'Fund-1234' } as const
const told = { telno: '123', businessAuthDepositId: 4, assetData: 'a.png', tradeData: 'b.png' }
/** A clock so many ms ahead of GMT. */
const HOUR = 3_600_000

test.each<readonly [title: string, request: () => unknown, expected: unknown]>([
  [
    'a purchase from an ad',
    () => toPurchase(traded, ad),
    { ...ad, money: decimal('92.00'), amount: decimal('100') },
  ],
  ['a sale to an ad', () => toSale(traded, ad), { ...ad, money: decimal('92.00'), amount: decimal('100') }],
  ['an appeal', () => toAppeal({ remark: 'No money' }, '77'), { orderSn: '77', remark: 'No money' }],
  [
    'a release',
    () => toRelease({ jyPassword: 'Fund-1234' }, '77'),
    { orderSn: '77', jyPassword: 'Fund-1234' },
  ],
  ['savings', () => toSavings({ amount: '10.0' }, id('6')), { aid: id('6'), amount: decimal('10.0') }],
  [
    'a plan',
    () => toPlan({ amount: '10.0', cycle: 2, startTime: '23:30:00' }, { aid: id('6'), ahead: 0 }),
    {
      aid: id('6'),
      amount: decimal('10.0'),
      cycle: 2,
      startTime: '07:30:00',
    },
  ],
  [
    'a changed plan',
    () => toChangedPlan({ amount: '10.0', cycle: 1, startTime: '09:00:00' }, { id: id('6'), ahead: HOUR }),
    {
      id: id('6'),
      amount: decimal('10.0'),
      cycle: 1,
      startTime: '16:00:00',
    },
  ],
  [
    'a transfer to second contracts',
    () => toTransfer({ from: 'spot', to: 'second', unit: 'USDT', amount: '1.0' }, wallets),
    {
      operation: 'transferSecond',
      data: { unit: 'USDT', from: WalletType.SPOT, to: WalletType.SECOND, amount: decimal('1.0') },
    },
  ],
  [
    'a transfer to perpetuals',
    () => toTransfer({ from: 'spot', to: 'swap', unit: 'USDT', amount: '1.0' }, wallets),
    {
      operation: 'transferSwap',
      data: {
        unit: 'USDT',
        from: WalletType.SPOT,
        to: WalletType.SWAP,
        amount: decimal('1.0'),
        fromWalletId: id('11'),
        toWalletId: id('12'),
      },
    },
  ],
  [
    'a transfer from perpetuals in coins',
    () => toTransfer({ from: 'coin-swap', to: 'spot', unit: 'BTC', amount: '1.0' }, wallets),
    {
      operation: 'transferCoinSwap',
      data: {
        unit: 'BTC',
        from: WalletType.SWAP,
        to: WalletType.SPOT,
        amount: decimal('1.0'),
        fromWalletId: id('11'),
        toWalletId: id('12'),
      },
    },
  ],
  [
    'a withdraw code',
    () => toCode({ unit: 'USDT', amount: '9.0', jyPassword: 'Fund-1234' }),
    {
      unit: 'USDT',
      amount: decimal('9.0'),
      jyPassword: 'Fund-1234',
    },
  ],
  ['a redeemed code', () => toRedemption({ withdrawCode: 'abc' }), { withdrawCode: 'abc' }],
  [
    'a withdrawal',
    () => toWithdrawal({ ...withdrawal, ...proof }),
    { ...withdrawal, ...proof, money: decimal('10.5') },
  ],
  [
    'a withdrawal with a memo',
    () => toWithdrawal({ ...withdrawal, ...proof, memo: '42' }),
    {
      ...withdrawal,
      ...proof,
      money: decimal('10.5'),
      memo: '42',
    },
  ],
  ['a saved address', () => toAddress(address, place), { ...address, ...place }],
  [
    'a saved address with a memo',
    () => toAddress({ ...address, memo: '42' }, place),
    { ...address, ...place, memo: '42' },
  ],
  [
    'a merchant',
    () => toApplication(told, 'USDT'),
    {
      json: JSON.stringify({ telno: '123', assetData: 'a.png', tradeData: 'b.png', coinSymbol: 'USDT' }),
      businessAuthDepositId: id('4'),
    },
  ],
  ['a refund without a reason', () => toRefund({}), {}],
  ['a refund', () => toRefund({ detail: 'Moving' }), { detail: 'Moving' }],
])('%s is sent as it was typed', (_title, request, expected) => {
  expect(request()).toStrictEqual(expected)
})
