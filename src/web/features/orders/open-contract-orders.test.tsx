// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { ContractOrdersScreen } from './contract-orders-screen.tsx'
import { orderPage, waitingOrder } from './tests/contract-order.ts'

const waiting = waitingOrder(1_795_224_600_000)
const OPEN = '/swap/order/current'

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
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
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/Cancel \d+ orders?\?/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel all' }))
  await waitFor(() => expect(cancelledIds()).toContain('43'))
})

test('MSG-23.b all orders are cancelled after one question about all pages, and one message says which part was refused', async () => {
  const orders = Array.from({ length: 103 }, (_, at) => ({ ...waiting, id: 1_000 + at }))
  const refused = new Set(['1001', '1102'])
  const calls = serve({
    [OPEN]: (call) => {
      const page = Number(sent(call)['pageNo'])
      return { ...orderPage(...orders.slice(100 * (page - 1), 100 * page)), totalElements: orders.length }
    },
    '/swap/order/cancel': (call) =>
      refused.has(String(sent(call)['entrustId']))
        ? { code: 500, message: 'It is being filled.', data: null }
        : ok(waiting),
  })
  showScreen(<ContractOrdersScreen />, '/orderEntrust-1')
  const all = await screen.findByRole('button', { name: 'Cancel all' })
  await waitFor(() => expect(all.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(all)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 103 orders?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel all' }))
  const message = await screen.findByText('2 of 103 orders could not be canceled')
  expect(message.closest('[data-toast]')?.textContent).toContain('It is being filled.')
  expect(calls.filter(({ url }) => url.endsWith('/swap/order/cancel')).length).toBe(103)
  expect(screen.queryByText('Order canceled')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
