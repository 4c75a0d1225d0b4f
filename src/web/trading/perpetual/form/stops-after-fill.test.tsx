// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { setTradingPreferences } from '../../preferences.ts'
import { orderRow } from '../tests/show-perpetual.tsx'
import { beginForm, endForm, showForm, submit, toasts } from '../tests/show-contract-form.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(() => {
  beginForm()
  setTradingPreferences({ ask: false })
})
afterEach(() => {
  cleanup()
  endForm()
})

const withStops = {
  kind: 'market',
  size: '0.01',
  withStops: true,
  takeProfit: '55000',
  stopLoss: '49000',
} as const
const keepsNone = orderRow({ type: 0, status: 3 })

test('FEAT-14.f where a server keeps no stops with an order, they are set on the position of a market order', async () => {
  const calls = await showForm(withStops, {
    more: { '/swap/order/open': ok(keepsNone), '/swap/order/setZYZS': ok(null) },
  })
  submit(/^Open long/)
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/setZYZS'))).toBe(true))
  const call = calls.find(({ url }) => url.endsWith('/setZYZS'))
  expect(call && sent(call)).toEqual({ positionId: '7', minPrice: '49000', maxPrice: '55000' })
  expect(toasts()).toHaveLength(1)
})

test('FEAT-14.f stops that the server keeps with the order are not set again', async () => {
  const kept = { ...keepsNone, minPrice: '49000', maxPrice: '55000' }
  const calls = await showForm(withStops, { more: { '/swap/order/open': ok(kept) } })
  submit(/^Open long/)
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(toasts()[0]).toMatch(/^Order placed/)
  expect(calls.some(({ url }) => url.endsWith('/setZYZS'))).toBe(false)
})

test('FEAT-14.f stops that are refused after the fill are told of, and wait in the dialog of the position', async () => {
  const refusal = { code: 500, message: 'Not possible now.', data: null }
  await showForm(withStops, {
    more: { '/swap/order/open': ok(keepsNone), '/swap/order/setZYZS': refusal },
  })
  submit(/^Open long/)
  await waitFor(() =>
    expect(toasts()).toEqual([
      'Order placed: Open long 0.01 BTC at the market price',
      'Take profit and stop loss are not set: The order was filled, and its position stands without them. Not possible now.',
    ]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Set them now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take profit, stop loss' }))
  const value = async (name: RegExp) => (await dialog.findByRole<HTMLInputElement>('textbox', { name })).value
  expect([await value(/Take profit/), await value(/Stop loss/)]).toEqual(['55000', '49000'])
})

test('FEAT-14.f of a limit order a server without stops is told to keep none', async () => {
  const calls = await showForm(
    { ...withStops, kind: 'limit', price: '51000' },
    { more: { '/swap/order/open': ok(orderRow()) } },
  )
  submit(/^Open long/)
  await waitFor(() => expect(toasts()).toHaveLength(2))
  expect(toasts()[1]).toMatch(/^Take profit and stop loss are not set: The order was placed, but/)
  expect(toastStore.get()[1]?.stays).toBe(true)
  expect(calls.some(({ url }) => url.endsWith('/setZYZS'))).toBe(false)
})
