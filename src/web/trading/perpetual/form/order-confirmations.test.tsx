// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  beginCoinSwap,
  endCoinSwap,
  market as coinMarket,
  showCoinSwap,
} from '../../products/coin-swap/tests/show-coin-swap.tsx'
import {
  asked,
  beginForm,
  endForm,
  form,
  formTexts,
  market,
  showForm,
  submit,
} from '../tests/show-contract-form.tsx'
import { positionRow } from '../tests/show-perpetual.tsx'
import { changeContractDraft, contractDraft } from './contract-draft.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(() => {
  beginForm()
  beginCoinSwap()
})
afterEach(() => {
  cleanup()
  endForm()
  endCoinSwap()
})

const short = positionRow({
  id: 8,
  direction: 1,
  position: '0.08',
  price: '52000',
  minPrice: null,
  maxPrice: null,
})
const both = { positions: [positionRow(), short] }
const stops = { withStops: true, takeProfit: '48000', stopLoss: '53000' } as const
const limit = { kind: 'limit', price: '50500', size: '0.02' } as const
const SHORT = { direction: 'short' } as const
const CLOSE = { action: 'close' } as const
const triggered = { kind: 'trigger', trigger: '49500', price: '49400', size: '0.03' } as const

const coinLimit = { kind: 'limit', price: '54500', sizeIn: 'volume', size: '30' } as const

test('FEAT-14.ai before a short grows by a trigger the member reads its prices, cost, risk now and after', async () => {
  await showForm({ ...triggered, ...SHORT, ...stops, isLimitAfter: true }, { held: both })
  submit(/^Open short 0\.03/)
  await waitFor(() => expect(asked()).toContain('Liquidation price now'))
  expect(asked()).toEqual([
    'Open short 0.03 BTC?',
    'Trigger price',
    '49,500.00 USDT',
    'Price',
    '49,400.00 USDT',
    'Value',
    '1,482.00 USDT',
    'Margin at 10×',
    '148.20 USDT',
    'Fee',
    '0.74 USDT',
    'Cost (USDT)',
    '148.94',
    'Liquidation price now',
    '54,823.47',
    'Effective leverage',
    '13.04×',
    'Liquidation price, estimated',
    '54,610.55',
    'Take profit',
    '48,000.00 USDT',
    'Stop loss',
    '53,000.00 USDT',
    'Back',
    'Open short',
  ])
})

test('FEAT-14.b before a short is closed at the market the member reads what the other side of the book brings', async () => {
  await showForm({ ...limit, ...CLOSE, ...SHORT, kind: 'market' }, { held: both })
  submit(/^Close short 0\.02/)
  expect(asked()).toEqual([
    'Close short 0.02 BTC?',
    'Price',
    'Market',
    'Estimated average',
    '≈ 51,010.00 USDT',
    'Slippage',
    '0.00%',
    'Value',
    '1,020.20 USDT',
    'PnL',
    '+19.80',
    'Fee',
    '−0.51',
    'Margin back',
    '62.50',
    'Stays open',
    '0.06 BTC',
    'Brings after the fee',
    '+19.28 USDT',
    'Back',
    'Close short',
  ])
})

test('FEAT-15.ai before a position in coins grows the member reads its figures in the coin', async () => {
  changeContractDraft(coinMarket, coinLimit)
  showCoinSwap()
  await screen.findByRole('button', { name: /^Leverage/ })
  await screen.findByText('Liquidation price now')
  fireEvent.click(screen.getByRole('button', { name: /^Open long 3,000/ }))
  expect(asked()).toEqual([
    'Open long 3,000 USD?',
    'Price',
    '54,500.00 USDT',
    'Value',
    '0.05504587 BTC',
    'Margin at 10×',
    '0.00550459 BTC',
    'Fee',
    '0.00002753 BTC',
    'Cost (BTC)',
    '0.00553212',
    'Liquidation price now',
    '45,704.54',
    'Effective leverage',
    '5.34×',
    'Liquidation price, estimated',
    '46,592.33',
    'Back',
    'Open long',
  ])
})

test('FEAT-14.a an order that is not confirmed is not sent, and stays written; a refused one too, with the reason', async () => {
  const refusal = { code: 500, message: 'Not now.', data: null }
  const calls = await showForm(limit, { more: { '/swap/order/open': refusal } })
  const orders = () => calls.filter(({ url }) => url.endsWith('/order/open')).length
  submit(/^Open long/)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(orders()).toBe(0)
  submit(/^Open long/)
  expect(document.activeElement?.textContent.trim()).toBe('Open long')
  fireEvent.click(document.activeElement ?? document.body)
  await waitFor(() => expect(formTexts()).toContain('Not now.'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(orders()).toBe(1)
  expect(contractDraft(market).get().size).toBe('0.02')
  fireEvent.change(form().getByRole('textbox', { name: 'Size' }), { target: { value: '0.01' } })
  expect(formTexts()).not.toContain('Not now.')
})
