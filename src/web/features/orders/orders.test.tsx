// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { OpenOrdersScreen } from './open-orders-screen.tsx'
import { PastOrdersScreen } from './past-orders-screen.tsx'

const [late, early] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const

const bought = {
  orderId: 'E902',
  memberId: 600_012,
  type: 'LIMIT_PRICE',
  direction: 'BUY',
  symbol: 'BTC/USDT',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  price: '50000.50',
  amount: '0.5',
  tradedAmount: '0.125',
  turnover: '6237.5',
  status: 'TRADING',
  time: late.ms,
  completedTime: null,
  canceledTime: null,
  useDiscount: '0',
  detail: [],
}
const sold = {
  ...bought,
  orderId: 'E901',
  type: 'MARKET_PRICE',
  direction: 'SELL',
  symbol: 'ETH/BTC',
  coinSymbol: 'ETH',
  baseSymbol: 'BTC',
  price: '0',
  amount: '8',
  tradedAmount: '6',
  turnover: '0.24',
  status: 'TRADING',
  time: early.ms,
}
const page = (...content: readonly object[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  size: 100,
  number: 0,
})

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

test('FEAT-12.j ENT-05.b open orders: time, pair, type, side, prices, amount, total, share, turnover and state', async () => {
  serve({ '/exchange/order/personal/current': page(bought, { ...sold, tradedAmount: '0', turnover: '0' }) })
  showScreen(<OpenOrdersScreen />, '/spotOrder')
  expect(await shownTable('Open orders')).toEqual([
    [
      'Time',
      'Pair',
      'Type',
      'Side',
      'Price',
      'Average price',
      'Amount',
      'Total',
      'Filled',
      'Turnover',
      'Status',
    ],
    [
      'Nov 12, 2026, 07:05:09',
      'BTC/USDT',
      'Limit',
      'Buy',
      '50,000.50',
      '49,900.00',
      '0.5 BTC',
      '25,000.25 USDT',
      '25%',
      '6,237.50 USDT',
      'Partly filled',
    ],
    [
      'Nov 11, 2026, 18:30:41',
      'ETH/BTC',
      'Market',
      'Sell',
      'Market',
      '—',
      '8 ETH',
      '—',
      '0%',
      '0 BTC',
      'Open',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'openbourse-orders-open.csv',
    lines: [
      [
        'Time (UTC)',
        'Pair',
        'Type',
        'Side',
        'Price',
        'Average price',
        'Amount',
        'Total',
        'Filled',
        'Turnover',
        'Status',
      ],
      [
        late.utc,
        'BTC/USDT',
        'Limit',
        'Buy',
        '50000.50',
        '49900.00000000',
        '0.5',
        '25000.250',
        '0.125',
        '6237.5',
        'Partly filled',
      ],
      [early.utc, 'ETH/BTC', 'Market', 'Sell', '0', '', '8', '', '0', '0', 'Open'],
    ],
  })
})

test('FEAT-12.k ENT-05.cd past orders, and the fills of one: time, price, amount, turnover and fee', async () => {
  const fill = {
    orderId: 'E902',
    price: '49800.00',
    amount: '0.1',
    turnover: '4980',
    fee: '0.0001',
    time: late.ms,
  }
  const other = {
    ...fill,
    price: '50300.00',
    amount: '0.025',
    turnover: '1257.5',
    fee: '0.00002',
    time: early.ms,
  }
  serve({
    '/exchange/order/personal/history': page(
      { ...bought, status: 'CANCELED', canceledTime: late.ms },
      { ...sold, status: 'COMPLETED', completedTime: early.ms },
    ),
    '/exchange/order/detail/E902': [fill, other],
  })
  showScreen(<PastOrdersScreen />, '/orderHistory')
  expect(await shownTable('Order history')).toEqual([
    ['Time', 'Pair', 'Type', 'Side', 'Price', 'Average price', 'Amount', 'Filled', 'Turnover', 'Status'],
    [
      'Nov 12, 2026, 07:05:09',
      'BTC/USDT',
      'Limit',
      'Buy',
      '50,000.50',
      '49,900.00',
      '0.5 BTC',
      '25%',
      '6,237.50 USDT',
      'Canceled',
    ],
    [
      'Nov 11, 2026, 18:30:41',
      'ETH/BTC',
      'Market',
      'Sell',
      'Market',
      '0.04',
      '8 ETH',
      '100%',
      '0.24 BTC',
      'Filled',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'openbourse-orders-past.csv',
    lines: [
      [
        'Time (UTC)',
        'Pair',
        'Type',
        'Side',
        'Price',
        'Average price',
        'Amount',
        'Filled',
        'Turnover',
        'Status',
      ],
      [
        late.utc,
        'BTC/USDT',
        'Limit',
        'Buy',
        '50000.50',
        '49900.00000000',
        '0.5',
        '0.125',
        '6237.5',
        'Canceled',
      ],
      [early.utc, 'ETH/BTC', 'Market', 'Sell', '0', '0.04000000', '8', '6', '0.24', 'Filled'],
    ],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Fills BTC/USDT E902' }))
  expect(await shownTable('Fills')).toEqual([
    ['Time', 'Price', 'Amount', 'Turnover', 'Fee'],
    ['Nov 12, 2026, 07:05:09', '49,800.00', '0.1 BTC', '4,980 USDT', '0.0001 BTC'],
    ['Nov 11, 2026, 18:30:41', '50,300.00', '0.025 BTC', '1,257.50 USDT', '0.00002 BTC'],
  ])
  expect(await savedFile({ place: screen.getByRole('dialog') })).toEqual({
    name: 'openbourse-order-E902.csv',
    lines: [
      ['Time (UTC)', 'Price', 'Amount', 'Turnover', 'Fee'],
      [late.utc, '49800.00', '0.1', '4980', '0.0001'],
      [early.utc, '50300.00', '0.025', '1257.5', '0.00002'],
    ],
  })
})
