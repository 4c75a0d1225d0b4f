import { ok, type serve } from '#tests/support/screen.tsx'
import { memberAnswers, pageOf } from '../../../stakes/tests/stake-answers.ts'

export const NOW = 1_795_224_600_000

export const gmt8 = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

export const cycle = (id: number, cycleLength: number, cycleRate: string, change: object = {}): object => ({
  id,
  cycleLength,
  cycleRate,
  minAmount: '5',
  maxAmount: '5000',
  ...change,
})

export const order = (id: number, change: object = {}): object => ({
  id,
  memberId: 600012,
  symbol: 'BTC/USDT',
  coinSymbol: 'USDT',
  direction: 0,
  cycleId: 2,
  cycleLength: 60,
  cycleRate: '0.75',
  betAmount: '100',
  fee: null,
  openPrice: '67471.40',
  closePrice: null,
  type: 0,
  result: 0,
  status: 1,
  winAmount: null,
  createTime: gmt8(NOW - 42_000),
  closeTime: gmt8(NOW + 18_000),
  ...change,
})

export type Answers = Parameters<typeof serve>[0]

/** A member with 1340 USDT in the account, and no orders. */
export const secondAnswers = (more: Answers = {}): Answers => ({
  ...memberAnswers(),
  '/second/symbol': [
    { id: 1, symbol: 'BTC/USDT', coinSymbol: 'BTC', baseSymbol: 'USDT', coinScale: 4, baseCoinScale: 2 },
  ],
  '/second/order/cycles': ok([cycle(1, 30, '0.7'), cycle(2, 60, '0.75')]),
  '/second/order/coins': ok(['USDT']),
  '/second/wallet/balance/USDT': ok('1340'),
  '/second/order/current': ok([]),
  '/second/order/history': pageOf(),
  ...more,
})
