// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExchangeCoin } from '#generated/models/exchange-coin.ts'
import { logIn, logOut } from '#src/session/session.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import type { Market } from '../market.ts'
import { MemberOrders } from './member-orders.tsx'

const market: Market = {
  symbol: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  scales: { price: 2, amount: 4 },
  pair: {} as ExchangeCoin,
}
const OPEN = '/exchange/order/personal/current'
const PAST = '/exchange/order/personal/history'

const order = {
  orderId: 'E1',
  memberId: 600012,
  type: 'LIMIT_PRICE',
  amount: '0.5',
  symbol: 'BTC/USDT',
  tradedAmount: '0',
  turnover: '0',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  status: 'TRADING',
  direction: 'BUY',
  price: '12345.67',
  time: 1_795_224_600_000,
  canceledTime: null,
  completedTime: null,
  useDiscount: '0',
  detail: [],
}
const page = (...content: readonly object[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  size: 100,
  number: 0,
})
const refused = { code: 500, message: 'Not now.' }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

const show = (): void =>
  showScreen(<MemberOrders market={market} asksAll={false} onAskAll={() => {}} />, '/exchange/btc_usdt')

test('orders that are known stay when they cannot be had again, and below them is said why', async () => {
  let answer: object = page(order)
  serve({ [OPEN]: () => answer, [PAST]: page() })
  show()
  const row = await screen.findByRole('button', { name: /^Cancel BTC\/USDT/ })
  answer = refused
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  const alert = await screen.findByText('The orders could not be loaded')
  expect(row.isConnected).toBe(true)
  expect(row.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  answer = page(order)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.queryByText('The orders could not be loaded')).toBeNull()
})

test('fills are of open orders too: without these it is said that they could not be had', async () => {
  serve({ [OPEN]: refused, [PAST]: page() })
  show()
  await screen.findByText('The orders could not be loaded')
  act(() => screen.getByRole('tab', { name: 'Fills' }).click())
  expect(screen.getByText('The orders could not be loaded')).toBeTruthy()
})
