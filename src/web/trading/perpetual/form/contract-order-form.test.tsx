// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#tests/support/screen.tsx'
import { setTradingPreferences } from '../../preferences.ts'
import { orderRow, positionRow } from '../tests/show-perpetual.tsx'
import {
  asked,
  beginForm,
  endForm,
  facts,
  form,
  formTexts,
  market,
  showForm,
  submit,
  toasts,
} from '../tests/show-contract-form.tsx'
import { contractDraft } from './contract-draft.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(beginForm)
afterEach(() => {
  cleanup()
  endForm()
})

const closing = { action: 'close', kind: 'market' } as const

test('FEAT-14.b closing a part at the market shows before it what the book would bring, fee and margin', async () => {
  await showForm({ ...closing, size: '0.05' })
  // 0.05 × 990 of profit, 0.05 percent of 2,549.50.
  expect(facts()).toEqual({
    Value: '2,549.50',
    PnL: '+49.50',
    Fee: '−1.27',
    'Margin back': '125.00',
    'Stays open': '0.05 BTC',
    'Brings after the fee': '+48.22 USDT',
  })
  submit(/^Close long 0\.05/)
  expect(asked()).toEqual([
    'Close long 0.05 BTC?',
    'Price',
    'Market',
    'Estimated average',
    '≈ 50,990.00 USDT',
    'Slippage',
    '0.00%',
    'Value',
    '2,549.50 USDT',
    'PnL',
    '+49.50',
    'Fee',
    '−1.27',
    'Margin back',
    '125.00',
    'Stays open',
    '0.05 BTC',
    'Brings after the fee',
    '+48.22 USDT',
    'Back',
    'Close long',
  ])
})

test('FEAT-14.b closing all by a limit is counted at the limit, a short beside a long with the sign of its own', async () => {
  const short = positionRow({ direction: 1, minPrice: null, maxPrice: null })
  await showForm(
    { action: 'close', direction: 'short', kind: 'limit', price: '50500', size: '0.1' },
    { held: { positions: [positionRow(), short] } },
  )
  expect(facts()).toMatchObject({
    PnL: '−50.00',
    Fee: '−2.52',
    'Stays open': '0 BTC',
    'Brings after the fee': '−52.52 USDT',
  })
})

test('FEAT-14.b more than is held brings nothing that could be told', async () => {
  await showForm({ ...closing, size: '0.2' })
  expect(facts()).toMatchObject({ PnL: '--', Fee: '--', 'Brings after the fee': '--' })
})

test('FEAT-14.ai before a long is opened the member reads price, cost, leverage and liquidation price', async () => {
  await showForm(
    { kind: 'limit', price: '50000', size: '0.1', withStops: true, takeProfit: '55000', stopLoss: '48000' },
    { held: { positions: [positionRow({ symbol: 'ETH/USDT' })] } },
  )
  submit(/^Open long/)
  expect(asked()).toEqual([
    'Open long 0.1 BTC?',
    'Price',
    '50,000.00 USDT',
    'Value',
    '5,000.00 USDT',
    'Margin at 20×',
    '250.00 USDT',
    'Fee',
    '2.50 USDT',
    'Cost (USDT)',
    '252.50',
    'Effective leverage',
    '14.57×',
    'Liquidation price, estimated',
    '47,762.69',
    'Take profit',
    '55,000.00 USDT',
    'Stop loss',
    '48,000.00 USDT',
    'Back',
    'Open long',
  ])
})

test.each([
  [{ kind: 'limit', price: '50000', size: '0.01' }, 'Open long 0.01 BTC at 50,000 USDT'],
  [{ kind: 'market', size: '0.01' }, 'Open long 0.01 BTC at the market price'],
  [
    { kind: 'trigger', trigger: '52000', size: '0.01' },
    'Open long 0.01 BTC at the market price, once the mark price reaches 52,000 USDT',
  ],
  [
    { kind: 'trigger', trigger: '52000', isLimitAfter: true, price: '52100', size: '0.01' },
    'Open long 0.01 BTC at 52,100 USDT, once the mark price reaches 52,000 USDT',
  ],
] as const)('MSG-24 a placed order is told with what it is: %o', async (draft, text) => {
  setTradingPreferences({ ask: false })
  await showForm(draft, { more: { '/swap/order/open': ok(orderRow()) } })
  submit(/^Open long/)
  await waitFor(() => expect(toasts()).toEqual([`Order placed: ${text}`]))
  expect(contractDraft(market).get().size).toBeUndefined()
})

test('an order whose take profit is no number is not sent, although it needs none', async () => {
  setTradingPreferences({ ask: false })
  const calls = await showForm({ kind: 'limit', price: '51000', size: '0.01', withStops: true })
  fireEvent.change(form().getByRole('textbox', { name: /Take profit/ }), { target: { value: '5.5.5' } })
  submit(/^Open long/)
  expect(calls.some(({ url }) => url.endsWith('/order/open'))).toBe(false)
  expect(document.activeElement).toBe(form().getByRole('textbox', { name: /Take profit/ }))
})

test('an order whose position stands near its liquidation is asked about, with its effective leverage', async () => {
  setTradingPreferences({ ask: false })
  const contract = { leverage: '1,20,100' }
  await showForm(
    { kind: 'limit', price: '51000', size: '0.01' },
    {
      held: {
        contract,
        positions: [positionRow({ symbol: 'ETH/USDT' })],
        wallet: { usdtBuyLeverage: '100' },
      },
    },
  )
  const warning =
    'Near its liquidation at once: margin rate 55.00%, 0.45% from the mark price, 100.00× effective leverage.'
  expect(formTexts()).toContain(warning)
  submit(/^Open long/)
  expect(asked()).toContain(warning)
})

test('a limit far from the last price is asked about, whatever the band allows', async () => {
  setTradingPreferences({ ask: false })
  await showForm({ kind: 'limit', price: '45000', size: '0.01' })
  submit(/^Open long/)
  expect(asked()).toContain('The price is more than 5% away from the last price (51,000.00).')
})

test('a market order that is larger than the book, or slips, is asked about', async () => {
  setTradingPreferences({ ask: false })
  const thin = {
    ask: [
      [5_101_000n, 10n],
      [6_000_000n, 40n],
    ],
  } as const
  await showForm({ kind: 'market', size: '0.01' }, { feeds: thin })
  submit(/^Open long/)
  expect(asked().filter((text) => /visible order book|on average/.test(text))).toHaveLength(2)
})

test('an order in a book that is not up to date is asked about', async () => {
  setTradingPreferences({ ask: false })
  await showForm({ kind: 'limit', price: '51000', size: '0.01' }, { feeds: { health: 'delayed' } })
  submit(/^Open long/)
  expect(asked()).toContain(
    'The order book is not up to date. You may get another price than the one you see.',
  )
})

test('a stop loss beyond the liquidation price is asked about', async () => {
  setTradingPreferences({ ask: false })
  await showForm(
    { kind: 'limit', price: '50000', size: '0.1', withStops: true, stopLoss: '47000' },
    { held: { positions: [positionRow({ symbol: 'ETH/USDT' })] } },
  )
  submit(/^Open long/)
  expect(asked()).toContain(
    'The stop loss lies beyond the liquidation price (47,762.69): it would never act.',
  )
})

test('an order at the market does not count what the member himself offers in the book', async () => {
  const own = [
    // A short of 0.1 at the best price, of which 0.04 are left, and orders that offer nothing there.
    orderRow({ direction: 1, entrustPrice: '51010.00', volume: '0.1', tradedVolume: '0.06' }),
    orderRow({ id: 43, direction: 0, entrustPrice: '51010.00' }),
    orderRow({ id: 44, direction: 1, entrustPrice: '51010.00', type: 2, triggerPrice: '51010.00' }),
    orderRow({ id: 45, direction: 1, entrustPrice: '51010.00', symbol: 'ETH/USDT' }),
  ]
  const ask = [
    [5_101_000n, 500n],
    [5_102_000n, 10_000n],
  ] as const
  await showForm({ kind: 'market', size: '0.05' }, { held: { positions: [], orders: own }, feeds: { ask } })
  // 0.01 at 51,010 and 0.04 at 51,020.
  await waitFor(() => expect(facts()).toMatchObject({ Value: '2,550.90' }))
})
