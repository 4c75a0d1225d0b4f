import { memberAnswers, pageOf } from '#src/web/trading/stakes/tests/stake-answers.ts'
import { ok, type serve } from '#tests/support/screen.tsx'

export const NOW = 1_795_224_600_000
export const BEGIN = NOW - 130_000

export const pair = (change: object = {}): object => ({
  symbol: 'BTC/USDT',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  coinScale: 4,
  baseCoinScale: 2,
  amount: '5,10,50,100,500,1000',
  enable: 1,
  enableBuy: 1,
  enableSell: 1,
  oods: '0.9',
  feePercent: '0.01',
  winFeePercent: '0.02',
  openTimeGap: 300,
  closeTimeGap: 300,
  tiedType: 1,
  ngnorePercent: '0.0001',
  ...change,
})

export const round = (number: number, begins: number, change: object = {}): object => ({
  id: number,
  optionNo: number,
  symbol: 'BTC/USDT',
  status: 0,
  result: 0,
  openPrice: null,
  closePrice: null,
  createTime: begins,
  openTime: begins + 300_000,
  closeTime: begins + 600_000,
  totalBuy: '300.00',
  totalSell: '100.00',
  totalBuyCount: 3,
  totalSellCount: 1,
  ...change,
})

export const bet = (optionNo: number, change: object = {}): object => ({
  id: optionNo,
  memberId: 600012,
  optionId: optionNo,
  optionNo,
  symbol: 'BTC/USDT',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  direction: 0,
  betAmount: '50.00',
  fee: '0.50',
  winFee: null,
  rewardAmount: null,
  result: 0,
  status: 0,
  createTime: NOW - 3_600_000,
  ...change,
})

export type Answers = Parameters<typeof serve>[0]

/** Round 4127 is bet on, 4126 is drawn and has opened below the present price. */
export const optionAnswers = (more: Answers = {}): Answers => ({
  ...memberAnswers(),
  '/option/coin/coin-list': ok([pair()]),
  '/option/option/starting': ok([round(4127, BEGIN)]),
  '/option/option/opening': ok([round(4126, BEGIN - 300_000, { status: 1, openPrice: '67402.60' })]),
  '/option/option/history': ok(
    pageOf(
      round(4125, BEGIN - 600_000, { status: 2, result: 1, openPrice: '67000', closePrice: '67100' }),
      round(4124, BEGIN - 900_000, { status: 2, result: 3, openPrice: '67000', closePrice: '67000' }),
      round(4123, BEGIN - 1_200_000, { status: 3, result: 4 }),
    ),
  ),
  '/option/order/current': ok([]),
  '/option/order/history': ok(pageOf()),
  '/second/order/history': pageOf(),
  ...more,
})
