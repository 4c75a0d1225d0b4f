import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import messages from '#locales/en_US/trading.json' with { type: 'json' }
import { decimal } from '#src/core/money/decimal.ts'
import {
  amountUnit,
  averagePrice,
  filledPercent,
  orderText,
  orderTotal,
  stateOf,
  typeKey,
} from './order-words.ts'

const order = (change: Partial<Order>): Order =>
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
  }) as Order

test('STATE-05.e STATE-06.c each state and type of order has its word; a partly filled one has its own', () => {
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

test("ENT-05.f the amount of a market buy is in the quote coin, all others' in the base coin", () => {
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

test('ENT-05.f the total is the amount at the limit price; a market buy states it, a market sell has none', () => {
  expect(orderTotal(order({ price: decimal('0.00000123'), amount: decimal('4.5') }))).toBe(
    decimal('0.000005535'),
  )
  expect(orderTotal(order({ type: 'MARKET_PRICE', price: decimal('0'), amount: decimal('50') }))).toBe(
    decimal('50'),
  )
  expect(orderTotal(order({ type: 'MARKET_PRICE', price: decimal('0'), direction: 'SELL' }))).toBeNull()
})

test('the text of an order gives side, amount and price; of a market buy the sum that it spends', () => {
  const intl = createIntl({ locale: 'en-US', messages })
  const words = (change: Partial<Order>): string =>
    orderText((id, values) => intl.formatMessage({ id }, values), 'en-US', order(change)).replaceAll(
      '\u00a0',
      ' ',
    )
  expect(words({ amount: decimal('0.50000000') })).toBe('Buy 0.50 BTC at 100 USDT')
  expect(words({ direction: 'SELL', price: decimal('0.00000123') })).toBe('Sell 2 BTC at 0.00000123 USDT')
  const price = decimal('0')
  expect(words({ type: 'MARKET_PRICE', price })).toBe('Buy for 2 USDT at the market price')
  expect(words({ type: 'MARKET_PRICE', price, direction: 'SELL' })).toBe('Sell 2 BTC at the market price')
})
