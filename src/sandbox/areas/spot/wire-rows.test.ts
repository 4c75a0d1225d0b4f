import { expect, test } from 'vitest'
import { ExchangeCoinPublishType } from '#generated/wire/exchange-coin-publish-type.ts'
import { PAIRS } from '../../market/pairs.ts'
import type { SpotOrder } from './order.ts'
import { STOPPABLE } from './spot-state.ts'
import { pairOf, START } from './testing-spot.ts'
import {
  wireBookSide,
  wireCandle,
  wireCandleRow,
  wireFills,
  wireLevels,
  wireOrder,
  wirePair,
  wireTrade,
} from './wire-market.ts'

const pair = pairOf('ETH/BTC')
const candle = {
  time: START,
  open: 3001,
  high: 9002,
  low: 1003,
  close: 5004,
  lots: 12_345,
  turnover: 678_912_345n,
  count: 17,
}

test('a candle is told as a row of texts, and as a message with period, count and turnover', () => {
  expect(wireCandleRow(pair, candle)).toEqual([START, '0.03001', '0.09002', '0.01003', '0.05004', '12.345'])
  expect(wireCandle(pair, '4hour', candle)).toEqual({
    symbol: 'ETH/BTC',
    openPrice: '0.03001',
    highestPrice: '0.09002',
    lowestPrice: '0.01003',
    closePrice: '0.05004',
    time: START,
    period: '4hour',
    count: 17,
    volume: '12.345',
    turnover: '6.78912345',
  })
})

test('a public trade tells its worth twice, and no order', () => {
  expect(wireTrade(pair, { price: 3001, lots: 2500, side: 'SELL', time: START })).toEqual({
    symbol: 'ETH/BTC',
    price: '0.03001',
    amount: '2.500',
    direction: 'SELL',
    time: START,
    buyTurnover: '0.07502500',
    sellTurnover: '0.07502500',
    buyOrderId: null,
    sellOrderId: null,
  })
})

test('a side of a book is told whole, with the extremes of its levels', () => {
  const levels = [
    { price: 3001, lots: 700 },
    { price: 3003, lots: 900 },
    { price: 3002, lots: 800 },
  ]
  const items = [
    { price: '0.03001', amount: '0.700' },
    { price: '0.03003', amount: '0.900' },
    { price: '0.03002', amount: '0.800' },
  ]
  expect(wireLevels(pair, levels)).toEqual(items)
  expect(wireBookSide(pair, 'SELL', levels, 9)).toEqual({
    direction: 'SELL',
    symbol: 'ETH/BTC',
    maxAmount: '0.900',
    minAmount: '0.700',
    highestPrice: '0.03003',
    lowestPrice: '0.03001',
    items,
    seq: 9,
  })
})

const order: SpotOrder = {
  id: 'E7',
  seq: 7,
  member: 600_009,
  symbol: 'ETH/BTC',
  side: 'BUY',
  kind: 'LIMIT_PRICE',
  price: 3001,
  lots: 5000,
  budget: 0n,
  status: 'TRADING',
  time: START,
  ended: null,
  filled: 1500,
  turnover: 4_501_400n,
  fee: 120_000n,
  fills: [
    { price: 3001, lots: 1000, fee: 80_000n, time: START + 1 },
    { price: 3000, lots: 500, fee: 40_000n, time: START + 2 },
  ],
}
const detail = [
  {
    orderId: 'E7',
    price: '0.03001',
    amount: '1.000',
    turnover: '0.03001000',
    fee: '0.00080000',
    time: START + 1,
  },
  {
    orderId: 'E7',
    price: '0.03000',
    amount: '0.500',
    turnover: '0.01500000',
    fee: '0.00040000',
    time: START + 2,
  },
]

test('an order is told with all its fields and fills', () => {
  expect(wireFills(order)).toEqual(detail)
  expect(wireOrder(order)).toEqual({
    orderId: 'E7',
    memberId: 600_009,
    symbol: 'ETH/BTC',
    coinSymbol: 'ETH',
    baseSymbol: 'BTC',
    direction: 'BUY',
    type: 'LIMIT_PRICE',
    price: '0.03001',
    amount: '5.000',
    tradedAmount: '1.500',
    turnover: '0.04501400',
    status: 'TRADING',
    time: START,
    completedTime: null,
    canceledTime: null,
    orderResource: 'CUSTOMER',
    detail,
    fee: '0.00120000',
  })
})

test.each([
  ['COMPLETED', { completedTime: START + 9, canceledTime: null }],
  ['CANCELED', { completedTime: null, canceledTime: START + 9 }],
  ['OVERTIMED', { completedTime: null, canceledTime: START + 9 }],
] as const)('an order that is %s tells its end at one field', (status, times) => {
  expect(wireOrder({ ...order, status, ended: START + 9 })).toMatchObject({ status, ...times })
})

test('a market order has no price, and its amount is its budget when it buys', () => {
  const market = { ...order, kind: 'MARKET_PRICE', price: 0 } as const
  expect(wireOrder({ ...market, lots: 0, budget: 250_000_000n })).toMatchObject({
    price: '0',
    amount: '2.50000000',
  })
  expect(wireOrder({ ...market, side: 'SELL' })).toMatchObject({ price: '0', amount: '5.000' })
})

const FLAGS = {
  trade: 'exchangeable',
  buy: 'enableBuy',
  sell: 'enableSell',
  marketBuy: 'enableMarketBuy',
  marketSell: 'enableMarketSell',
} as const

test('a pair is told with all its rules, and where it stands in the list', () => {
  const launch = {
    publishType: ExchangeCoinPublishType.FENTAN,
    publishPrice: '1',
    publishAmount: '2',
    startTime: '3',
    endTime: '4',
    clearTime: '5',
  } as const
  const rules = {
    symbol: 'ETH/BTC',
    coinSymbol: 'ETH',
    baseSymbol: 'BTC',
    coinScale: 3,
    baseCoinScale: 5,
    enable: 1,
    exchangeable: 1,
    visible: 1,
    enableMarketBuy: 1,
    enableMarketSell: 1,
    enableBuy: 1,
    enableSell: 1,
    fee: '0.001000',
    makerFee: '0.000800',
    minSellPrice: '0.00031',
    maxBuyPrice: '0.31000',
    minTurnover: '0.00010000',
    minVolume: '0.007',
    maxVolume: '123.456',
    maxTradingOrder: 200,
    maxTradingTime: 77,
    flag: 1,
    sort: PAIRS.indexOf(pair) + 1,
    zone: 0,
  }
  const row = { minPrice: 31, maxPrice: 31_000, minLots: 7, maxLots: 123_456, maxRest: 77 }
  expect(wirePair({ ...pair, ...row }, [], launch)).toEqual({ ...rules, sort: 0, ...launch })
  expect(wirePair(pair)).toMatchObject({
    sort: rules.sort,
    publishType: ExchangeCoinPublishType.NONE,
    publishPrice: null,
    publishAmount: null,
    startTime: null,
    endTime: null,
    clearTime: null,
  })
  expect(wirePair({ ...pair, isRecommended: false })).toMatchObject({ flag: 0 })
  for (const stopped of STOPPABLE) {
    const { exchangeable, enableBuy, enableSell, enableMarketBuy, enableMarketSell } = wirePair(pair, [
      stopped,
    ])
    const flags = { exchangeable, enableBuy, enableSell, enableMarketBuy, enableMarketSell }
    const off = Object.entries(flags).flatMap(([name, value]) => (value === 0 ? [name] : []))
    expect(off).toEqual(stopped === 'cancel' ? [] : [FLAGS[stopped]])
  }
})
