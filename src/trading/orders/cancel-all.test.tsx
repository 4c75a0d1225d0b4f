// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/session/session.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { CancelAll } from './cancel-all.tsx'
import { orderPage, spotOrder } from './tests/spot-order.ts'
import { useOpenOrders } from './use-orders.ts'

beforeEach(() => {
  localStorage.clear()
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  logOut()
})

/** Says when all has come that is counted. */
const Ready = () => useOpenOrders().data !== undefined && <output>ready</output>

const here = spotOrder()
const elsewhere = spotOrder({ orderId: 'E2', symbol: 'ETH/USDT' })

test.each([
  ['of one market', 'BTC/USDT', orderPage(here, elsewhere), 'Cancel 1 order?'],
  ['of all', null, orderPage(here, elsewhere), 'Cancel 2 orders?'],
  // A server may give less at once than was asked for.
  ['of more than came', null, { ...orderPage(here, elsewhere), totalElements: 51 }, 'Cancel all orders?'],
])('MSG-23 says how many orders would leave the books: %s', async (_name, symbol, page, title) => {
  serve({ '/exchange/order/personal/current': page })
  showScreen(
    <>
      <CancelAll symbol={symbol} busy={false} onConfirm={() => {}} onCancel={() => {}} />
      <Ready />
    </>,
    '/spotOrder',
  )
  await screen.findByText('ready')
  expect(screen.getByText(title)).toBeTruthy()
})
