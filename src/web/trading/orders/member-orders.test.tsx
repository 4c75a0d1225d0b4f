// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, serve } from '#tests/support/screen.tsx'
import { november } from '#tests/support/local-time.ts'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { testMarket } from '../tests/market.ts'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import { MemberOrders } from './member-orders.tsx'
import { showTrading } from '../tests/show-trading.tsx'

const market = testMarket()
const OPEN = '/exchange/order/personal/current'
const PAST = '/exchange/order/personal/history'

const order = spotOrder()
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
  showTrading(
    <MemberOrders market={market} confirmCancelAll={false} onAskAll={() => {}} />,
    '/exchange/btc_usdt',
  )

test('known orders stay when a read fails, with the reason below', async () => {
  let answer: object = orderPage(order)
  serve({ [OPEN]: () => answer, [PAST]: orderPage() })
  show()
  const row = await screen.findByRole('button', { name: /^Cancel BTC\/USDT/ })
  answer = refused
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  const alert = await screen.findByText('The orders could not be loaded')
  expect(row.isConnected).toBe(true)
  expect(row.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  answer = orderPage(order)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.queryByText('The orders could not be loaded')).toBeNull()
})

test('MSG-23.bc a cancelled order is confirmed with what it was; a refused one gives the reason', async () => {
  const answers = [refused, ok(null)]
  serve({
    [OPEN]: orderPage(order),
    [PAST]: orderPage(),
    '/exchange/order/cancel/E1': () => answers.shift() ?? refused,
  })
  show()
  const cancel = await screen.findByRole('button', { name: /^Cancel BTC\/USDT/ })
  fireEvent.click(cancel)
  await screen.findByText('The order could not be canceled')
  expect(screen.getByText('Not now.')).toBeTruthy()
  expect(screen.queryByText('Order canceled')).toBeNull()
  fireEvent.click(cancel)
  await screen.findByText('Order canceled')
  expect(screen.getByText('Buy 0.50 BTC at 12,345.67 USDT')).toBeTruthy()
})

test('fills of past orders are shown if open orders fail, with a note', async () => {
  const fill = {
    orderId: 'E1',
    price: '54321.09',
    amount: '0.1',
    turnover: '5432.1',
    fee: '0.1',
    time: 1_795_224_600_000,
  }
  serve({ [OPEN]: refused, [PAST]: orderPage(spotOrder({ detail: [fill] })) })
  show()
  await screen.findByText('The orders could not be loaded')
  act(() => screen.getByRole('tab', { name: 'Fills' }).click())
  expect(await screen.findByText(/54,321\.09/)).toBeTruthy()
  expect(screen.getByText('Fills of your open orders could not be loaded')).toBeTruthy()
})

test('FEAT-12.jk ENT-05.bc the panels show open orders with their totals, and past ones with what they brought', async () => {
  const [late, early] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const
  const partly = { time: late.ms, price: '50000.50', tradedAmount: '0.125', turnover: '6237.5' }
  const eth = {
    orderId: 'E2',
    type: 'MARKET_PRICE',
    direction: 'SELL',
    symbol: 'ETH/USDT',
    coinSymbol: 'ETH',
    time: early.ms,
    price: '0',
    amount: '8',
  }
  serve({
    [OPEN]: orderPage(spotOrder(partly), spotOrder(eth)),
    [PAST]: orderPage(
      spotOrder({ ...partly, status: 'CANCELED' }),
      spotOrder({ ...eth, tradedAmount: '8', turnover: '24000', status: 'COMPLETED' }),
    ),
  })
  show()
  const columns = ['Time', 'Pair', 'Type', 'Side', 'Price']
  const limit = ['Nov 12, 2026, 07:05:09', 'BTC/USDT', 'Limit', 'Buy', '50,000.50']
  const market = ['Nov 11, 2026, 18:30:41', 'ETH/USDT', 'Market', 'Sell', 'Market']
  expect(await shownTable('Open orders')).toEqual([
    [...columns, 'Amount', 'Total', 'Filled', 'Status'],
    [...limit, '0.5 BTC', '25,000.25 USDT', '25%', 'Partly filled'],
    [...market, '8 ETH', '—', '0%', 'Open'],
  ])
  act(() => screen.getByRole('tab', { name: 'Order history' }).click())
  expect(await shownTable('Order history')).toEqual([
    [...columns, 'Average price', 'Amount', 'Filled', 'Turnover', 'Status'],
    [...limit, '49,900.00', '0.5 BTC', '25%', '6,237.50 USDT', 'Canceled'],
    [...market, '3,000', '8 ETH', '100%', '24,000 USDT', 'Filled'],
  ])
})

test('FEAT-12.k ENT-05.d fills of all orders: time, pair, side, price, amount, turnover and fee in its coin', async () => {
  const [late, early] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const
  const fill = {
    orderId: 'E1',
    price: '49800.5',
    amount: '0.1',
    turnover: '4980.05',
    fee: '0.0001',
    time: late.ms,
  }
  const sold = {
    ...fill,
    orderId: 'E2',
    price: '50300.25',
    amount: '0.2',
    // Some servers leave it out: price times amount.
    turnover: undefined,
    fee: '10.06',
  }
  serve({
    [OPEN]: orderPage(spotOrder({ detail: [fill] })),
    [PAST]: orderPage(
      spotOrder({
        orderId: 'E2',
        direction: 'SELL',
        status: 'COMPLETED',
        detail: [{ ...sold, time: early.ms }],
      }),
    ),
  })
  show()
  act(() => screen.getByRole('tab', { name: 'Fills' }).click())
  expect(await shownTable('Fills', { constant: ['Pair'] })).toEqual([
    ['Time', 'Pair', 'Side', 'Price', 'Amount', 'Turnover', 'Fee'],
    ['Nov 12, 2026, 07:05:09', 'BTC/USDT', 'Buy', '49,800.5', '0.1 BTC', '4,980.05 USDT', '0.0001 BTC'],
    ['Nov 11, 2026, 18:30:41', 'BTC/USDT', 'Sell', '50,300.25', '0.2 BTC', '10,060.05 USDT', '10.06 USDT'],
  ])
  expect(await savedFile({ constant: ['Pair'] })).toEqual({
    name: 'Fills.csv',
    lines: [
      ['Time (UTC)', 'Pair', 'Side', 'Price', 'Amount', 'Turnover', 'Fee'],
      [late.utc, 'BTC/USDT', 'Buy', '49800.5', '0.1', '4980.05', '0.0001'],
      [early.utc, 'BTC/USDT', 'Sell', '50300.25', '0.2', '10060.050', '10.06'],
    ],
  })
})

test('all orders can be cancelled while the list is not known, but not if it is empty', async () => {
  let answer: object = refused
  serve({ [OPEN]: () => answer, [PAST]: orderPage() })
  show()
  await screen.findByText('The orders could not be loaded')
  const button = screen.getByRole('button', { name: 'Cancel all' })
  expect(button.getAttribute('aria-disabled')).toBeNull()
  answer = orderPage()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('FEAT-12.m a second press at the same place cancels no other order: rows stay until the pointer leaves', async () => {
  const left = new Map(['E1', 'E2', 'E3'].map((orderId) => [orderId, spotOrder({ orderId })]))
  const cancelled: string[] = []
  const calls = Object.fromEntries(
    [...left.keys()].map((orderId) => [
      `/exchange/order/cancel/${orderId}`,
      () => {
        cancelled.push(orderId)
        left.delete(orderId)
        return ok(null)
      },
    ]),
  )
  serve({ [OPEN]: () => orderPage(...left.values()), [PAST]: orderPage(), ...calls })
  show()
  const crosses = () => screen.getAllByRole('button', { name: /^(Cancel|Canceled) BTC\/USDT/ })
  const [, second] = await screen.findAllByRole('button', { name: /^Cancel BTC\/USDT/ })
  /** Presses what is in the second row by then. */
  const press = async (): Promise<void> => {
    const row = screen.getAllByRole('row')[2]
    const cross = row?.querySelector('button')
    expect(cross).toBeTruthy()
    fireEvent.pointerDown(cross as Element)
    await act(async () => {
      fireEvent.click(cross as Element)
      await vi.advanceTimersByTimeAsync(100)
    })
  }
  await press()
  await press()
  expect(cancelled).toEqual(['E2'])
  expect(crosses().map((cross) => cross.getAttribute('aria-disabled'))).toEqual([null, 'true', null])
  expect(second?.textContent).toBe('Canceled BTC/USDT E2')
  expect(second?.closest('tr')?.textContent).toContain('Canceled')
  fireEvent(crosses()[0]?.closest('table')?.parentElement as Element, new PointerEvent('pointerleave'))
  expect(crosses()).toHaveLength(2)
})
