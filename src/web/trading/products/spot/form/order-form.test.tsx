// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent, serve } from '#tests/support/screen.tsx'
import { changeDraft, orderDraft } from '../../../form/draft.ts'
import { testMarket } from '../../../tests/market.ts'
import { showTrading } from '../../../tests/show-trading.tsx'
import { OrderForm } from './order-form.tsx'

const notifyOtherTabs = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../../orders/other-tabs.ts', () => ({ notifyOtherTabs }))
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const market = testMarket()
const typed = { direction: 'SELL', type: 'LIMIT_PRICE', price: '51000.5', amount: '0.25' } as const

beforeEach(() => {
  localStorage.clear()
  logIn({ token: 'token', member: null })
  notifyOtherTabs.mockClear()
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  logOut()
})

/** Writes an order, sends it after its confirmation, and waits until the server has answered. */
async function placeOrder(answer: object | ((call: Arrived) => object)): Promise<readonly Arrived[]> {
  const calls = serve({ '/exchange/order/add': answer })
  changeDraft(market, typed)
  showTrading(<OrderForm market={market} />, '/exchange/btc_usdt')
  fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Sell BTC' }))
  const asked = within(await screen.findByRole('alertdialog'))
  expect(notifyOtherTabs).not.toHaveBeenCalled()
  fireEvent.click(asked.getByRole('button', { name: 'Sell BTC' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  return calls.filter(({ url }) => url.endsWith('/exchange/order/add'))
}

const lost = (call: Arrived): object => {
  call.fail('gone')
  return {}
}

test.each([
  ['that was placed', ok('E1'), undefined],
  ['that was refused', { code: 500, message: 'Not now.', data: null }, '0.25'],
  ['whose answer was lost', lost, '0.25'],
  ['whose answer cannot be read', { code: 0, message: 'success' }, '0.25'],
])(
  'FEAT-12.pq MSG-24.a other tabs are told of an order %s, and what was typed stays unless it was placed',
  async (_name, answer, amount) => {
    const placed = await placeOrder(answer)
    expect(placed.map((call) => sent(call))).toEqual([{ symbol: 'BTC/USDT', ...typed }])
    expect(notifyOtherTabs).toHaveBeenCalledTimes(1)
    expect(orderDraft(market).get()).toEqual({ ...typed, amount })
    expect(toastStore.get().map(({ title, text }) => `${title}: ${text ?? ''}`)).toEqual(
      amount === undefined ? ['Order placed: Sell 0.25\u{a0}BTC at 51,000.50\u{a0}USDT'] : [],
    )
  },
)
