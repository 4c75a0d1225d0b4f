// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shownTexts } from '#tests/support/shown-text.ts'
import type { SpotOrderValue } from '#generated/forms/spot-order/schema.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { testMarket } from '../../../tests/market.ts'
import { showTrading } from '../../../tests/show-trading.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import type { PendingOrder } from './use-order.ts'

const limit: SpotOrderValue = {
  direction: 'BUY',
  type: 'LIMIT_PRICE',
  price: '60000.5',
  amount: '0.25',
}
const estimate = {
  filled: decimal('0.25'),
  turnover: decimal('14500'),
  best: decimal('62000'),
  average: decimal('58000'),
  slippage: decimal('6.4516'),
  isFar: true,
  isThin: true,
}

function textsOf(asked: PendingOrder): readonly string[] {
  showTrading(
    <ConfirmOrder
      market={testMarket({ fees: { maker: decimal('0.001'), taker: decimal('0.002') } })}
      asked={asked}
      busy={false}
      onConfirm={() => {}}
      onCancel={() => {}}
    />,
    '/exchange/btc_usdt',
  )
  return shownTexts(screen.getByRole('alertdialog'))
}

afterEach(cleanup)

test('FEAT-12.h before a limit order is sent the member reads price, amount, total and fee, and what is odd', () => {
  expect(
    textsOf({ value: limit, warnings: ['ask', 'far', 'stale'], last: decimal('50000'), estimate: null }),
  ).toEqual([
    'Buy 0.25 BTC?',
    'The price is more than 5% away from the last price (50,000.00).',
    'The order book is not up to date. You may get another price than the one you see.',
    'Price',
    '60,000.50 USDT',
    'Amount',
    '0.25 BTC',
    'Total',
    '15,000.12 USDT',
    'Fee at most',
    '0.0005 BTC',
    'Back',
    'Buy BTC',
  ])
})

test('FEAT-12.h before a market order is sent the member reads its estimate, and that the book is thin', () => {
  const value = { ...limit, direction: 'SELL', type: 'MARKET_PRICE', price: '0' } as const
  expect(textsOf({ value, warnings: ['slips', 'thin'], last: decimal('62000'), estimate })).toEqual([
    'Sell 0.25 BTC?',
    'The order would be filled at 58,000.00 on average, more than 5% worse than the best price (62,000.00).',
    'The visible order book fills only 0.2500 BTC of this order. The rest may meet much worse prices, or nobody.',
    'Price',
    'Market',
    'Estimated average',
    '≈ 58,000 USDT',
    'Slippage',
    '6.4516%',
    'Amount',
    '0.25 BTC',
    'Total',
    '≈ 14,500 USDT',
    'Fee at most',
    '29 USDT',
    'Back',
    'Sell BTC',
  ])
})
