// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { coinOrderRow } from '#src/web/trading/perpetual/tests/coin-swap-answers.ts'
import { told } from '#src/web/trading/tests/told.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { ContractOrdersScreen } from './contract-orders-screen.tsx'
import { orderPage, waitingOrder } from './tests/contract-order.ts'

const notifyOtherTabs = vi.hoisted(() => vi.fn<() => void>())
vi.mock('#src/web/trading/orders/other-tabs.ts', () => ({ notifyOtherTabs }))

const trigger = waitingOrder(1_795_224_600_000)
const limit = {
  ...trigger,
  id: 43,
  symbol: 'ETH/USDT',
  coinSymbol: 'ETH',
  direction: 1,
  entrustType: 1,
  type: 1,
  triggerPrice: null,
  entrustPrice: '3400.5',
  volume: '2.5',
}
const CANCEL = '/order/cancel'

beforeEach(() => {
  logIn({ token: 'token', member: null })
  notifyOtherTabs.mockClear()
})
afterEach(() => {
  cleanup()
  told()
  logOut()
})

/** Serves orders of both kinds, which are gone when they are cancelled, unless they are of these ids. Gives the calls. */
function show(at: string, refused: readonly string[] = []): readonly Arrived[] {
  const gone = new Set<string>()
  const listOf =
    (...orders: readonly object[]) =>
    (call: Arrived) => {
      const { symbol } = sent(call)
      const left = orders.filter(
        (order) =>
          !gone.has(String(Reflect.get(order, 'id'))) &&
          (symbol === undefined || Reflect.get(order, 'symbol') === symbol),
      )
      return orderPage(...left)
    }
  const cancel = (call: Arrived): object => {
    const id = String(sent(call)['entrustId'])
    if (refused.includes(id)) return { code: 500, message: 'It is being filled.', data: null }
    gone.add(id)
    return ok(trigger)
  }
  const calls = serve({
    '/swap/order/current': listOf(trigger, limit),
    '/coinswap/order/current': listOf(coinOrderRow({ status: 0 })),
    [`/swap${CANCEL}`]: cancel,
    [`/coinswap${CANCEL}`]: cancel,
  })
  showScreen(<ContractOrdersScreen />, at)
  return calls
}
const cancels = (calls: readonly Arrived[]) =>
  calls
    .filter(({ url }) => url.endsWith(CANCEL))
    .map((call) => `${call.url.replace('/api', '')} ${sent(call)['entrustId']}`)
const buttons = async () => {
  const all = await screen.findAllByRole('button', { name: /^Cancel (?!all)/ })
  return all.map(({ textContent }) => textContent.replaceAll('\u{a0}', ' '))
}

test('MSG-23.c each order is named by its button and by the message of its cancel, and other tabs are told', async () => {
  const calls = show('/orderEntrust-1', ['43'])
  expect(await buttons()).toEqual(['Cancel BTC/USDT Open long 0.1 BTC', 'Cancel ETH/USDT Close long 2.5 ETH'])
  fireEvent.click(screen.getByRole('button', { name: /ETH\/USDT/ }))
  await waitFor(() => expect(notifyOtherTabs).toHaveBeenCalledTimes(1))
  fireEvent.click(screen.getByRole('button', { name: /BTC\/USDT/ }))
  await waitFor(() => expect(notifyOtherTabs).toHaveBeenCalledTimes(2))
  expect(told()).toEqual([
    'error | The order could not be canceled | It is being filled.',
    'success | Order canceled | Open long 0.1 BTC',
  ])
  expect(cancels(calls)).toEqual(['/swap/order/cancel 43', '/swap/order/cancel 42'])
})

test.each([
  [
    'all',
    '/orderEntrust-1',
    'Cancel 2 orders?',
    'All open orders in all contracts are canceled. What is already filled stays.',
    ['/swap/order/cancel 42', '/swap/order/cancel 43'],
    '2 orders',
  ],
  [
    'those of the filter',
    '/orderEntrust-1?contract=ETH/USDT',
    'Cancel 1 order?',
    'All open orders that the filter shows are canceled. What is already filled stays.',
    ['/swap/order/cancel 43'],
    '1 order',
  ],
  [
    'those in coins',
    '/orderEntrust-1?kind=coinswap',
    'Cancel 1 order?',
    'All open orders in all contracts are canceled. What is already filled stays.',
    ['/coinswap/order/cancel 71'],
    '1 order',
  ],
] as const)(
  'MSG-23.b cancelling %s asks about those and no others, and tells how many they were',
  async (_name, at, title, text, sentCancels, says) => {
    const calls = show(at)
    await buttons()
    const all = screen.getByRole('button', { name: 'Cancel all' })
    fireEvent.click(all)
    const question = await screen.findByRole('alertdialog', { name: title })
    expect(within(question).getByText(text)).toBeTruthy()
    fireEvent.click(within(question).getByRole('button', { name: 'Back' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    fireEvent.click(all)
    const again = await screen.findByRole('alertdialog', { name: title })
    fireEvent.click(within(again).getByRole('button', { name: 'Cancel all' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(told()).toEqual([`success | Order canceled | ${says}`])
    expect([cancels(calls), notifyOtherTabs.mock.calls.length]).toEqual([sentCancels, 1])
    await waitFor(() => expect(all.getAttribute('aria-disabled')).toBe('true'))
  },
)

test('ROUTE-ORDERS.g the kind of contracts and which orders stand in the address, each without the other', async () => {
  show('/orderEntrust-1')
  await buttons()
  fireEvent.click(screen.getByRole('radio', { name: 'Coin-margined' }))
  expect(address()).toBe('/orderEntrust-1?kind=coinswap')
  expect(await buttons()).toEqual(['Cancel BTC/USDT Close long 10,000 USD'])
  fireEvent.click(screen.getByRole('tab', { name: 'Order history' }))
  for (const part of ['kind=coinswap', 'show=past']) expect(address()).toContain(part)
  fireEvent.click(screen.getByRole('radio', { name: 'USDT-margined' }))
  expect(address()).toBe('/orderEntrust-1?show=past')
})
