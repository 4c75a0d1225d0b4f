import { expect, test } from 'vitest'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import { decimal } from '#src/money/decimal.ts'
import { amountUnit, averagePrice, filledPercent, stateOf, typeKey } from './order-words.ts'

const order = (change: Partial<ExchangeOrder>): ExchangeOrder =>
  ({
    coinSymbol: 'BTC',
    baseSymbol: 'USDT',
    direction: 'BUY',
    type: 'LIMIT_PRICE',
    status: 'TRADING',
    price: decimal('100.00'),
    amount: decimal('2'),
    tradedAmount: decimal('0'),
    turnover: decimal('0'),
    ...change,
  }) as ExchangeOrder

test('STATE-05 STATE-06 each state and kind of order has its word; a half-filled one says so', () => {
  const words = (['TRADING', 'COMPLETED', 'CANCELED', 'OVERTIMED'] as const).map(
    (status) => stateOf(order({ status })).key,
  )
  expect(words).toEqual([
    'trading.state.open',
    'trading.state.filled',
    'trading.state.cancelled',
    'trading.state.expired',
  ])
  expect(stateOf(order({ tradedAmount: decimal('0.5') })).key).toBe('trading.state.partly')
  expect([typeKey(order({})), typeKey(order({ type: 'MARKET_PRICE' }))]).toEqual([
    'trading.type.limit',
    'trading.type.market',
  ])
})

test('ENT-05 a market order that buys counts what it spends, all others the traded coin', () => {
  const spends = order({ type: 'MARKET_PRICE', amount: decimal('50'), turnover: decimal('25') })
  expect([amountUnit(spends), filledPercent(spends)]).toEqual(['USDT', 50])
  const left = order({ ...spends, status: 'COMPLETED', turnover: decimal('49.999') })
  expect(filledPercent(left)).toBe(100)
  const sells = order({ type: 'MARKET_PRICE', direction: 'SELL', tradedAmount: decimal('2') })
  expect([amountUnit(sells), filledPercent(sells)]).toEqual(['BTC', 100])
  expect(averagePrice(order({ tradedAmount: decimal('3'), turnover: decimal('100') }))).toBe(
    decimal('33.33333333'),
  )
  expect(averagePrice(order({}))).toBeNull()
})
