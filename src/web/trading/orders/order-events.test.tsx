// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import type { Hub } from '#src/web/streams/hub.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { serve } from '#tests/support/screen.tsx'
import { OrderEvents } from './order-events.tsx'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import { told } from '../tests/told.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { useOpenOrders } from '../products/product-hooks.ts'
import { ada } from '#src/web/session/tests/ada.ts'

const elsewhere = vi.hoisted(() => new Set<() => void>())
vi.mock('./other-tabs.ts', () => ({
  onOrdersInOtherTab: (listener: () => void) => {
    elsewhere.add(listener)
    return () => elsewhere.delete(listener)
  },
  notifyOtherTabs: () => {},
}))

type Listener = Parameters<Hub['listen']>[1]
const listeners = new Map<string, Listener>()
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({
    listen: ({ name }: { name: string }, listener: Listener) => {
      listeners.set(name, listener)
      return () => listeners.delete(name)
    },
  }),
}))
/** Pushes an order to all subscribers of a topic. */
function push(kind: 'trade' | 'completed', order: object): void {
  const found = [...listeners].find(([name]) => name.includes(`/order-${kind}/`))
  found?.[1].take({ messages: [{ key: null, body: JSON.stringify(order) }], gap: false })
}

const playFill = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./sound.ts', () => ({ playFill }))

const OPEN = '/exchange/order/personal/current'

function Orders() {
  const { data } = useOpenOrders()
  return <output>{data?.length}</output>
}

beforeEach(() => {
  vi.useFakeTimers()
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  told()
  logOut()
  vi.useRealTimers()
})

test('several changes cause one refresh, and changes without a pause are followed too', async () => {
  const calls = serve({ [OPEN]: orderPage() })
  const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
  showTrading(
    <>
      <OrderEvents symbols={[]} />
      <Orders />
    </>,
    '/exchange/btc_usdt',
  )
  await pass(0)
  expect(calls).toHaveLength(1)
  for (let at = 0; at < 10; at += 1) {
    for (const tell of elsewhere) tell()
    await pass(100)
  }
  expect(calls).toHaveLength(4)
  cleanup()
  expect(elsewhere.size).toBe(0)
})

test('an order filled at many levels is notified once, with the sum, also when the screen closes', async () => {
  logIn({ token: 'token', member: ada })
  serve({ [OPEN]: orderPage() })
  showTrading(<OrderEvents symbols={['BTC/USDT']} />, '/exchange/btc_usdt')
  const took = (tradedAmount: string, orderId = 'E1') =>
    spotOrder({ orderId, tradedAmount, turnover: tradedAmount })
  const said = () => toastStore.get().map(({ title }) => title)
  const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  for (const amount of ['0.1', '0.2', '0.3']) push('trade', took(amount))
  push('trade', took('0.05', 'E2'))
  await pass(250)
  expect(said()).toEqual([
    expect.stringMatching(/^Partly filled: bought 0\.3\sBTC/),
    expect.stringMatching(/^Partly filled: bought 0\.05\sBTC/),
  ])
  await pass(10_000)
  push('trade', took('0.4'))
  push('completed', took('0.5'))
  push('trade', took('0.5'))
  expect(said()).toEqual([])
  cleanup()
  expect(said()).toEqual([expect.stringMatching(/^Bought 0\.5\sBTC/)])
})

test('FEAT-12.q a fill is told with its average price, with a sound only where that is on, and the lists are read again', async () => {
  logIn({ token: 'token', member: ada })
  const calls = serve({ [OPEN]: orderPage() })
  showTrading(
    <>
      <OrderEvents symbols={['BTC/USDT', 'ETH/USDT']} />
      <Orders />
    </>,
    '/exchange/btc_usdt',
  )
  const pass = (): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(250))
  await pass()
  expect([...listeners.keys()].filter((name) => name.includes('600012'))).toHaveLength(6)
  for (const symbol of ['BTC/USDT', 'ETH/USDT'])
    expect([...listeners.keys()].filter((name) => name.includes(symbol))).toHaveLength(3)
  const asked = calls.length
  push('completed', spotOrder({ tradedAmount: '0.5', turnover: '6000.5', price: '13000' }))
  await pass()
  expect(told()).toEqual(['success | Bought 0.5 BTC | Average price 12,001 USDT'])
  expect(playFill).not.toHaveBeenCalled()
  expect(calls.length).toBe(asked + 1)
  setTradingPreferences({ sound: true })
  const sold = { direction: 'SELL', symbol: 'ETH/USDT', coinSymbol: 'ETH' }
  push('trade', spotOrder({ ...sold, tradedAmount: '2', turnover: '7000', amount: '9' }))
  push('trade', spotOrder({ ...sold, orderId: 'E2', tradedAmount: '1', turnover: '3', amount: '8' }))
  await pass()
  expect(told()).toEqual([
    'success | Partly filled: sold 2 ETH so far | Average price 3,500 USDT',
    'success | Partly filled: sold 1 ETH so far | Average price 3 USDT',
  ])
  expect(playFill).toHaveBeenCalledTimes(1)
  tradingPreferences.set(null)
})
