import { expect, test } from 'vitest'
import type { ContractOptionOrder } from '#generated/models/contract-option-order.ts'
import type { ContractSecondOrder } from '#generated/models/contract-second-order.ts'
import { id } from '#src/core/contract/id.ts'
import { type Decimal, decimal, toText } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { optionBetOf } from '../products/option/option-bet.ts'
import { secondOrderOf } from '../products/second/second-order.ts'
import { stakeMarketOf } from './stake-market.ts'

const bet = (change: Partial<ContractOptionOrder> = {}): ContractOptionOrder => ({
  id: id('9'),
  memberId: id('600012'),
  optionId: id('41'),
  optionNo: 4127,
  symbol: 'ETH/BTC',
  coinSymbol: 'ETH',
  baseSymbol: 'BTC',
  direction: 0,
  betAmount: decimal('50'),
  fee: decimal('0.5'),
  winFee: decimal('0'),
  rewardAmount: null,
  result: 0,
  status: 0,
  createTime: instant(1_795_224_600_000),
  ...change,
})

const order = (change: Partial<ContractSecondOrder> = {}): ContractSecondOrder => ({
  id: id('7'),
  memberId: id('600012'),
  symbol: 'ETH/BTC',
  coinSymbol: 'USDT',
  direction: 1,
  cycleId: id('2'),
  cycleLength: 60,
  cycleRate: decimal('0.75'),
  betAmount: decimal('100'),
  fee: null,
  openPrice: decimal('0.041'),
  closePrice: decimal('0'),
  type: 0,
  result: 0,
  status: 1,
  winAmount: null,
  createTime: instant(1_795_224_600_000),
  closeTime: instant(1_795_224_660_000),
  ...change,
})

const text = (value: Decimal | null): string | null => value && toText(value)

test('FEAT-16.b FEAT-16.c a bet of the wire keeps its round, its coin and its direction', () => {
  expect(optionBetOf(bet())).toEqual({
    id: '9',
    symbol: 'ETH/BTC',
    coin: 'BTC',
    placed: 1_795_224_600_000,
    state: 'running',
    amount: decimal('50.5'),
    roundId: '41',
    roundNumber: 4127,
    direction: 'rise',
    stake: decimal('50'),
    fee: decimal('0.5'),
    winFee: null,
  })
  expect(optionBetOf(bet({ direction: 1 })).direction).toBe('fall')
})

test.each([
  [{ result: 1, status: 1, rewardAmount: decimal('45'), winFee: decimal('0.9') }, 'win', '43.6', '0.9'],
  [{ result: 1, status: 1, rewardAmount: decimal('45') }, 'win', '44.5', null],
  [{ result: 2, status: 1 }, 'lose', '-50.5', null],
  [{ result: 3, status: 1 }, 'tied', '0', null],
  [{ result: 0, status: 2 }, 'cancelled', '0', null],
  [{ result: 4, status: 1 }, 'cancelled', '0', null],
] as const)(
  'STATE-14.a STATE-14.b STATE-14.c FEAT-16.g a bet of the codes %o is %s and brings %s',
  (codes, state, amount, winFee) => {
    const settled = optionBetOf(bet(codes))
    expect([settled.state, text(settled.amount), text(settled.winFee)]).toEqual([state, amount, winFee])
  },
)

test('FEAT-17.b FEAT-17.c an order of the wire keeps its stake coin, its cycle and both times', () => {
  expect(secondOrderOf(order())).toEqual({
    id: '7',
    symbol: 'ETH/BTC',
    coin: 'USDT',
    direction: 'fall',
    placed: 1_795_224_600_000,
    state: 'running',
    stake: decimal('100'),
    amount: decimal('100'),
    seconds: 60,
    rate: decimal('0.75'),
    openPrice: decimal('0.041'),
    closePrice: null,
    ends: 1_795_224_660_000,
  })
})

test.each([
  [{ result: 1, winAmount: decimal('75') }, 'win', '75'],
  [{ result: 1 }, 'win', '0'],
  [{ result: 2 }, 'lose', '-100'],
  [{ result: 2, type: 1 }, 'lose', '0'],
  [{ result: 3 }, 'tied', '0'],
  [{ result: 2, status: 3 }, 'cancelled', '0'],
] as const)(
  'STATE-14.d STATE-14.e STATE-14.f an order of the codes %o is %s and brings %s',
  (codes, state, amount) => {
    const ended = secondOrderOf(order({ status: 2, closePrice: decimal('0.042'), ...codes }))
    expect([ended.state, text(ended.amount), text(ended.closePrice)]).toEqual([state, amount, '0.042'])
  },
)

test('a pair of stakes is counted in its base coin, with the decimals of either coin', () => {
  const coin = { symbol: 'ETH/BTC', coinSymbol: 'ETH', baseSymbol: 'BTC', coinScale: 3, baseCoinScale: 5 }
  expect(stakeMarketOf('second')({ ...coin, id: id('1') })).toMatchObject({
    product: 'second',
    symbol: 'ETH/BTC',
    base: 'ETH',
    quote: 'BTC',
    amountUnit: 'ETH',
    scales: { price: 5, amount: 3 },
    limits: {},
  })
})
