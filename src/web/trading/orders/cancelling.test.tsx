// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { useSpotBalances } from '#src/web/member/spot-balances.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, sent, serve } from '#tests/support/screen.tsx'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import { testMarket } from '../tests/market.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { told } from '../tests/told.ts'
import { MemberOrders } from './member-orders.tsx'

const notifyOtherTabs = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./other-tabs.ts', () => ({ notifyOtherTabs }))

const OPEN = '/exchange/order/personal/current'
const PAST = '/exchange/order/personal/history'
const WALLET = '/uc/asset/wallet'
const ALL = '/exchange/order/cancel-all'
const refused = { code: 500, message: 'Not now.', data: null }

const here = spotOrder()
const ETH = { symbol: 'ETH/USDT', coinSymbol: 'ETH' }
const elsewhere = spotOrder({ ...ETH, orderId: 'E2', direction: 'SELL', price: '2345.6', amount: '3' })

beforeEach(() => {
  logIn({ token: 'token', member: null })
  notifyOtherTabs.mockClear()
})
afterEach(() => {
  cleanup()
  tradingPreferences.set(null)
  told()
  logOut()
})

const urlsOf = (calls: readonly Arrived[]) => calls.map(({ url }) => url.replace('/api', ''))

/** Asks for the balances, as the order form does. */
const Balance = () => <output>{useSpotBalances()('BTC') === null ? 'unknown' : 'known'}</output>

/** The panel with its question, as the screen opens it. */
function Panel() {
  const [asks, setAsks] = useState(false)
  return <MemberOrders market={testMarket()} confirmCancelAll={asks} onAskAll={setAsks} />
}

test.each([
  ['that is cancelled', ok(null), 'success | Order canceled | Sell 3 ETH at 2,345.60 USDT'],
  ['whose cancel is refused', refused, 'error | The order could not be canceled | Not now.'],
])(
  'FEAT-12.mq other tabs are told of an order %s, and nothing is sent but its number',
  async (_, answer, says) => {
    const calls = serve({
      [OPEN]: orderPage(here, elsewhere),
      [PAST]: orderPage(),
      '/exchange/order/cancel/E2': answer,
    })
    showTrading(<Panel />, '/exchange/btc_usdt')
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel ETH/USDT E2' }))
    expect(notifyOtherTabs).not.toHaveBeenCalled()
    await waitFor(() => expect(notifyOtherTabs).toHaveBeenCalledTimes(1))
    expect(told()).toEqual([says])
    expect(urlsOf(calls).filter((url) => url.includes('/cancel'))).toEqual(['/exchange/order/cancel/E2'])
  },
)

test.each([
  [
    'of this market',
    true,
    { symbol: 'BTC/USDT' },
    'Cancel 1 order?',
    ok(1),
    'success | Order canceled | 1 order',
  ],
  ['of all markets', false, {}, 'Cancel 2 orders?', ok(2), 'success | Order canceled | 2 orders'],
  [
    'without an order',
    false,
    {},
    'Cancel 2 orders?',
    ok(0),
    'success | Order canceled | There was none left',
  ],
  [
    'that is refused',
    false,
    {},
    'Cancel 2 orders?',
    refused,
    'error | The order could not be canceled | Not now.',
  ],
])(
  'MSG-23.b FEAT-12.q cancelling all %s is asked, sent, told here and to other tabs, and the question closes',
  async (_name, onlyHere, body, title, answer, says) => {
    setTradingPreferences({ onlyHere })
    const calls = serve({ [OPEN]: orderPage(here, elsewhere), [PAST]: orderPage(), [ALL]: answer })
    showTrading(<Panel />, '/exchange/btc_usdt')
    await screen.findByRole('button', { name: 'Cancel BTC/USDT E1' })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel all' }))
    const question = within(await screen.findByRole('alertdialog', { name: title }))
    fireEvent.click(question.getByRole('button', { name: 'Back' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel all' }))
    fireEvent.click(
      within(screen.getByRole('alertdialog', { name: title })).getByRole('button', { name: 'Cancel all' }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.filter(({ url }) => url.endsWith(ALL)).map((call) => sent(call))).toEqual([body])
    expect(notifyOtherTabs).toHaveBeenCalledTimes(1)
    expect(told()).toEqual([says])
  },
)

test('FEAT-12.mq the lists and the balances are read again after a cancel', async () => {
  let open: readonly object[] = [here, elsewhere]
  const calls = serve({
    [OPEN]: () => orderPage(...open),
    [PAST]: () => orderPage(),
    [WALLET]: ok([]),
    '/exchange/order/cancel/E1': () => {
      open = [elsewhere]
      return ok(null)
    },
  })
  showTrading(
    <>
      <Panel />
      <Balance />
    </>,
    '/exchange/btc_usdt',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel BTC/USDT E1' }))
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Open orders/ }).textContent).toBe('Open orders1'),
  )
  await act(() => Promise.resolve())
  expect(urlsOf(calls).slice(3).toSorted()).toEqual(['/exchange/order/cancel/E1', OPEN, PAST, WALLET])
})
