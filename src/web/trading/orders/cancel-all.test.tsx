// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { CancelAll } from './cancel-all.tsx'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { useOpenOrders } from '../products/product-hooks.ts'

beforeEach(() => {
  localStorage.clear()
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

/** Shows "ready" when the open orders are loaded. */
const Ready = () => useOpenOrders().data !== undefined && <output>ready</output>

const here = spotOrder()
const elsewhere = spotOrder({ orderId: 'E2', symbol: 'ETH/USDT' })

const ALL = 'All open orders in all markets leave their order books. What is already filled stays.'

test.each([
  [
    'of one market',
    'BTC/USDT',
    orderPage(here, elsewhere),
    'Cancel 1 order?',
    'All open orders in BTC/USDT leave the order book. What is already filled stays.',
  ],
  ['of all', null, orderPage(here, elsewhere), 'Cancel 2 orders?', ALL],
  // A server may give less at once than was asked for.
  [
    'of more than came',
    null,
    { ...orderPage(here, elsewhere), totalElements: 51 },
    'Cancel all orders?',
    ALL,
  ],
])(
  'the confirmation says how many orders are cancelled and where: %s',
  async (_name, symbol, page, title, text) => {
    serve({ '/exchange/order/personal/current': page })
    showTrading(
      <>
        <CancelAll symbol={symbol} busy={false} onConfirm={() => {}} onCancel={() => {}} />
        <Ready />
      </>,
      '/spotOrder',
    )
    await screen.findByText('ready')
    expect(shownTexts(screen.getByRole('alertdialog'))).toEqual([title, text, 'Back', 'Cancel all'])
  },
)

test('the number of orders is updated, also where a server pushes nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const open = '/exchange/order/personal/current'
  serve({ [open]: orderPage(here, elsewhere) })
  showTrading(<CancelAll symbol={null} busy={false} onConfirm={() => {}} onCancel={() => {}} />, '/spotOrder')
  await screen.findByText('Cancel 2 orders?')
  serve({ [open]: orderPage(here) })
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByText('Cancel 1 order?')).toBeTruthy()
})
