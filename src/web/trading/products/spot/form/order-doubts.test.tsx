// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { sent } from '#tests/support/screen.tsx'
import { setTradingPreferences, tradingPreferences } from '../../../preferences.ts'
import { told } from '../../../tests/told.ts'
import { spotTicker, tellBook, tellNothing, tellTickers } from '../tests/live-spot.ts'
import { orderForm, showOrderForm } from '../tests/show-order-form.tsx'

vi.mock('../feeds/spot-tickers.ts', async () => (await import('../tests/live-spot.ts')).feeds)
vi.mock('../feeds/spot-book.ts', async () => (await import('../tests/live-spot.ts')).feeds)

const [sell, atMarket] = [{ direction: 'SELL' }, { type: 'MARKET_PRICE' }] as const

beforeEach(() => {
  logIn({ token: 'token', member: null })
  setTradingPreferences({ ask: false })
  tellTickers(spotTicker())
})
afterEach(() => {
  cleanup()
  tradingPreferences.set(null)
  told()
  tellNothing()
  logOut()
})

const placed = (calls: readonly Arrived[]) =>
  calls.filter(({ url }) => url.endsWith('/order/add')).map((call) => sent(call)['amount'])
/** Two levels to sell to, one to buy from. */
const tell = (health: 'live' | 'delayed' | 'offline' = 'live'): void =>
  tellBook(
    [
      [49_000_00n, 2_000n],
      [29_000_00n, 2_000n],
    ],
    [[51_000_00n, 20_000n]],
    health,
  )

test.each([
  ['of a usual price', { price: '50001', amount: '0.01' }],
  ['within a level', { ...atMarket, amount: '500' }],
])('FEAT-12.hi without a wish to be asked an order %s is sent at once', async (_name, draft) => {
  tell()
  const calls = await showOrderForm(draft)
  fireEvent.submit(orderForm())
  await waitFor(() => expect(placed(calls)).toEqual([draft.amount]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

const FAR = /more than 5% away from the last price \(50,000\.50\)/
const STALE = /You may get another price than the one you see/
const SLIPS = /filled at 39,000\.00 on average, more than 5% worse than the best price \(49,000\.00\)/
const THIN = /fills only 0\.4000 BTC of this order/

test.each([
  ['far from the last price', { price: '40000', amount: '0.01' }, 'live', FAR],
  ['while the book is delayed', { price: '50001', amount: '0.01' }, 'delayed', STALE],
  ['while the book is offline', { price: '50001', amount: '0.01' }, 'offline', STALE],
  ['that slips', { ...sell, ...atMarket, amount: '0.4' }, 'live', SLIPS],
  ['that finds no buyers', { ...sell, ...atMarket, amount: '0.5' }, 'live', THIN],
] as const)(
  'FEAT-12.hi an order %s is asked about all the same, with its reason, and not sent on the way back',
  async (_name, draft, health, reason) => {
    tell(health)
    const calls = await showOrderForm(draft)
    fireEvent.submit(orderForm())
    const asked = await screen.findByRole('alertdialog')
    expect(asked.textContent.replaceAll('\u{a0}', ' ')).toMatch(reason)
    fireEvent.click(within(asked).getByRole('button', { name: 'Back' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await act(() => Promise.resolve())
    expect(placed(calls)).toEqual([])
  },
)
