// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { ContractOrdersScreen } from './contract-orders-screen.tsx'
import { orderPage, waitingOrder } from './tests/contract-order.ts'

const waiting = waitingOrder(1_795_224_600_000)
const OPEN = '/swap/order/current'

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

test('MSG-23 an order is cancelled by its number; all are cancelled after a confirmation with their number', async () => {
  let open: readonly object[] = [waiting, { ...waiting, id: 43, volume: '0.2' }]
  const calls = serve({
    [OPEN]: () => orderPage(...open),
    '/swap/order/cancel': (call) => {
      open = open.filter((order) => `${Reflect.get(order, 'id')}` !== sent(call)['entrustId'])
      return ok(waiting)
    },
  })
  const cancelledIds = () =>
    calls.filter(({ url }) => url.endsWith('/swap/order/cancel')).map((call) => sent(call)['entrustId'])
  showScreen(<ContractOrdersScreen />, '/orderEntrust-1')
  fireEvent.click(await screen.findByRole('button', { name: /Cancel BTC\/USDT Open long 0\.10?.BTC/ }))
  expect(await screen.findByText('Order canceled')).toBeTruthy()
  expect(cancelledIds()).toEqual(['42'])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel all' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/Cancel \d+ orders?\?/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel all' }))
  await waitFor(() => expect(cancelledIds()).toContain('43'))
})
