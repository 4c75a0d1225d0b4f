// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { setTradingPreferences } from '../../preferences.ts'
import { beginLists, dialogTexts, endLists, press, showLists } from '../tests/show-lists.tsx'
import { contractRow, orderRow, positionRow } from '../tests/show-perpetual.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const notifyOtherTabs = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../orders/other-tabs.ts', async (original) => ({
  ...(await original<object>()),
  notifyOtherTabs,
}))

beforeEach(() => {
  beginLists()
  notifyOtherTabs.mockClear()
})
afterEach(endLists)

/** A long of 0.1 BTC of which a closing order holds 0.04. */
const partlyHeld = { positions: [positionRow({ frozenPosition: '0.04' })] }

test('FEAT-14.f a stop closes all of a position, and brings what all of it brings, also while closing orders hold a part', async () => {
  showLists(partlyHeld)
  await screen.findByText(/\+100\.00/)
  const row = within(screen.getByRole('table', { name: 'Positions' })).getAllByRole('row')[1]
  expect(row && shownTexts(row, 'button').join(' ')).toContain(
    'TP 53,000.00 (+300.00) SL 48,500.00 (−150.00)',
  )
  await press('Take profit and stop loss: BTC/USDT long')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/rises/)
  expect(shownTexts(dialog).filter((text) => text.startsWith('When'))).toEqual([
    'When the mark price rises 3.92% to 53,000.00, 0.1 BTC are sold at the market for about +300.00 USDT, 120.00% of the margin.',
    'When the mark price falls 4.90% to 48,500.00, 0.1 BTC are sold at the market for about −150.00 USDT, 60.00% of the margin.',
  ])
})

test('FEAT-14.b the part that closing orders hold is neither closed nor reversed a second time, but goes when all is closed', async () => {
  const calls = showLists(partlyHeld, {
    '/swap/order/close': ok(true),
    '/swap/order/open': ok(orderRow({ status: 3 })),
  })
  await screen.findByText(/\+100\.00/)
  await press('Close all 1')
  const all = await screen.findByRole('alertdialog', { name: 'Close 1 position?' })
  expect(shownTexts(all).slice(1, 7)).toEqual([
    'BTC/USDT long 0.1 BTC',
    '+100.00 USDT',
    'Fee',
    '−2.55 USDT',
    'Brings after the fee',
    '+97.45 USDT',
  ])
  await press('Keep all')
  await press('Reverse: BTC/USDT long')
  expect(await dialogTexts('alertdialog')).toEqual([
    'Reverse BTC/USDT long 0.06 BTC?',
    'Two orders at the market: one closes the position, one opens as much in the other direction.',
    'Price, about',
    '51,000.00',
    'Brings after the fee',
    '+58.47 USDT',
    'Margin of the new position, about',
    '153.00 USDT',
    'Keep',
    'Reverse to short 0.06 BTC',
  ])
  await press(/^Reverse to short/)
  await screen.findByText(/^BTC\/USDT is now short: 0\.06\sBTC$/)
  const volumes = calls
    .filter(({ url }) => /order\/(close|open)$/.test(url))
    .map((call) => sent(call)['volume'])
  expect(volumes).toEqual(['0.06', '0.06'])
})

test('before all orders are cancelled the member reads how many, and where', async () => {
  showLists({ orders: [orderRow(), orderRow({ id: 43 })] }, {}, true)
  expect(await screen.findByRole('alertdialog', { name: 'Cancel 2 orders?' })).toBeTruthy()
  expect(shownTexts(screen.getByRole('alertdialog'))).toEqual([
    'Cancel 2 orders?',
    'All open orders in all contracts are canceled. What is already filled stays.',
    'Back',
    'Cancel all',
  ])
})

const ETH = { contractId: 2, symbol: 'ETH/USDT', coinSymbol: 'ETH' }
const inTwoContracts = {
  positions: [positionRow(), positionRow({ ...ETH, id: 8 })],
  orders: [orderRow(), orderRow({ ...ETH, id: 43 }), orderRow({ id: 44, direction: 1 })],
}
const twoContracts = { '/swap/symbol': [contractRow, { ...contractRow, ...ETH, id: 2 }] }

test.each([
  [true, '2 orders', 'All open orders in BTC/USDT are canceled.', ['42', '44']],
  [false, '3 orders', 'All open orders in all contracts are canceled.', ['42', '43', '44']],
])(
  'MSG-23.d the orders that are said are cancelled, no others, and other tabs hear of it: of this contract only %s',
  async (onlyHere, count, text, cancelled) => {
    setTradingPreferences({ onlyHere })
    const calls = showLists(inTwoContracts, { ...twoContracts, '/swap/order/cancel': ok(orderRow()) }, true)
    const dialog = await screen.findByRole('alertdialog', { name: `Cancel ${count}?` })
    expect(shownTexts(dialog)[1]).toBe(`${text} What is already filled stays.`)
    expect(notifyOtherTabs).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel all' }))
    await waitFor(() =>
      expect(toastStore.get().map((toast) => [toast.title, toast.text])).toEqual([['Order canceled', count]]),
    )
    const sentIds = calls.filter(({ url }) => url.endsWith('/order/cancel')).map((call) => sent(call))
    expect(sentIds).toEqual(cancelled.map((entrustId) => ({ entrustId })))
    expect(notifyOtherTabs).toHaveBeenCalledTimes(1)
  },
)

test('MSG-23.d of all orders those that were not cancelled are counted, the others are cancelled all the same', async () => {
  const refusing = { code: 500, message: 'Too late.', data: null }
  const calls = showLists(
    inTwoContracts,
    {
      ...twoContracts,
      '/swap/order/cancel': (call: Arrived) => (sent(call)['entrustId'] === '42' ? refusing : ok(orderRow())),
    },
    true,
  )
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 3 orders?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel all' }))
  await waitFor(() =>
    expect(toastStore.get().map(({ kind, title, text }) => [kind, title, text])).toEqual([
      ['error', '1 of 3 orders could not be canceled', 'Too late.'],
    ]),
  )
  expect(calls.filter(({ url }) => url.endsWith('/order/cancel'))).toHaveLength(3)
  expect(notifyOtherTabs).toHaveBeenCalledTimes(1)
})

test.each([
  [true, 'Close 1 position?', ['1'], ['45']],
  [false, 'Close all 2 positions?', ['1', '2'], ['45', '46']],
])(
  'FEAT-14.b the positions that are listed are closed after their closing orders, no others: of this contract only %s',
  async (onlyHere, name, closed, cancelled) => {
    setTradingPreferences({ onlyHere })
    const closing = { entrustType: 1, direction: 1 }
    const orders = [
      ...inTwoContracts.orders,
      orderRow({ ...closing, id: 45 }),
      orderRow({ ...closing, ...ETH, id: 46 }),
      // A trigger holds nothing.
      orderRow({ ...closing, id: 47, type: 2, triggerPrice: '53000', entrustPrice: '0' }),
    ]
    const calls = showLists(
      { ...inTwoContracts, orders },
      { ...twoContracts, '/swap/order/cancel': ok(orderRow()), '/swap/order/close-all': ok(null) },
    )
    await press(`Close all ${closed.length}`)
    const dialog = await screen.findByRole('alertdialog', { name })
    await within(dialog).findByText(new RegExp(` ${cancelled.length} closing orders? `))
    fireEvent.click(within(dialog).getByRole('button', { name: /^Close/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const bodies = (path: string) => calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))
    expect(bodies('/order/cancel')).toEqual(cancelled.map((entrustId) => ({ entrustId })))
    expect(bodies('/close-all').map(({ contractCoinId }) => contractCoinId)).toEqual(closed)
  },
)

test('MSG-23.d a contract order that is not cancelled gives the reason', async () => {
  showLists(
    { orders: [orderRow()] },
    { '/swap/order/cancel': { code: 500, message: 'Too late.', data: null } },
  )
  act(() => screen.getByRole('tab', { name: /Open orders/ }).click())
  await press(/^Cancel: Open long/)
  await waitFor(() =>
    expect(toastStore.get().map(({ title, text }) => [title, text])).toEqual([
      ['The order could not be canceled', 'Too late.'],
    ]),
  )
  expect(notifyOtherTabs).toHaveBeenCalledTimes(1)
})
