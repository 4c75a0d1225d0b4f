// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

const done = vi.fn<(what: string) => void>()

function textsOf(asked: PendingOrder, busy = false): readonly string[] {
  showTrading(
    <ConfirmOrder
      market={testMarket({ fees: { maker: decimal('0.001'), taker: decimal('0.002') } })}
      asked={asked}
      busy={busy}
      onConfirm={() => done('confirmed')}
      onCancel={() => done('went back')}
    />,
    '/exchange/btc_usdt',
  )
  return shownTexts(screen.getByRole('alertdialog'))
}

afterEach(() => {
  cleanup()
  done.mockClear()
})

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

test('FEAT-12.h a limit sale pays its fee in the quote coin, and a price far off the last one is not doubted of itself', () => {
  const value = { ...limit, direction: 'SELL' } as const
  expect(textsOf({ value, warnings: ['ask'], last: decimal('50000'), estimate: null })).toEqual([
    'Sell 0.25 BTC?',
    'Price',
    '60,000.50 USDT',
    'Amount',
    '0.25 BTC',
    'Total',
    '15,000.12 USDT',
    'Fee at most',
    '30.00025 USDT',
    'Back',
    'Sell BTC',
  ])
})

test('FEAT-12.h a market buy tells what it spends, and its fee in the coin that it brings', () => {
  const value = { ...limit, type: 'MARKET_PRICE', price: '0', amount: '14500' } as const
  expect(textsOf({ value, warnings: ['ask'], last: decimal('62000'), estimate })).toEqual([
    'Buy BTC for 14,500 USDT?',
    'Price',
    'Market',
    'Estimated average',
    '≈ 58,000 USDT',
    'Slippage',
    '6.4516%',
    'Spend',
    '14,500 USDT',
    'Fee at most',
    '0.0005 BTC',
    'Back',
    'Buy BTC',
  ])
  cleanup()
  // Without a book the last price counts.
  const unknown = textsOf({ value, warnings: ['thin'], last: decimal('58000'), estimate: null })
  expect(unknown.slice(2)).toEqual([
    'Price',
    'Market',
    'Spend',
    '14,500 USDT',
    'Fee at most',
    '0.0005 BTC',
    'Back',
    'Buy BTC',
  ])
})

test('FEAT-12.hr Enter goes on with what is usual and back from what is odd; a busy one takes neither press nor Escape', () => {
  const focused = () => document.activeElement?.textContent
  textsOf({ value: limit, warnings: ['ask'], last: null, estimate: null })
  expect(focused()).toBe('Buy BTC')
  fireEvent.click(screen.getByRole('button', { name: 'Buy BTC' }))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(done.mock.calls.flat()).toEqual(['confirmed', 'went back'])
  for (const odd of ['far', 'slips', 'thin', 'stale'] as const) {
    cleanup()
    textsOf({ value: limit, warnings: ['ask', odd], last: null, estimate: null })
    expect(focused()).toBe('Back')
  }
  cleanup()
  done.mockClear()
  textsOf({ value: limit, warnings: ['ask'], last: null, estimate: null }, true)
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(done).not.toHaveBeenCalled()
})
