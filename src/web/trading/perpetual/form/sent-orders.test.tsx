// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, sent } from '#tests/support/screen.tsx'
import { setTradingPreferences } from '../../preferences.ts'
import {
  beginCoinSwap,
  endCoinSwap,
  market as coinMarket,
  showCoinSwap,
} from '../../products/coin-swap/tests/show-coin-swap.tsx'
import { beginForm, endForm, market, showForm, submit, toasts } from '../tests/show-contract-form.tsx'
import { orderRow, positionRow } from '../tests/show-perpetual.tsx'
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

test.each([
  [
    'open',
    { ...limit, withStops: true, takeProfit: '55000', stopLoss: '48000' },
    {
      direction: '0',
      type: '1',
      entrustPrice: '50500',
      volume: '0.0200',
      leverage: '20',
      minPrice: '48000',
      maxPrice: '55000',
    },
  ],
  [
    'open',
    { ...limit, ...SHORT, ...stops },
    {
      direction: '1',
      type: '1',
      entrustPrice: '50500',
      volume: '0.0200',
      leverage: '10',
      minPrice: '48000',
      maxPrice: '53000',
    },
  ],
  [
    'open',
    { ...limit, ...SHORT, kind: 'market' },
    { direction: '1', type: '0', entrustPrice: '0', volume: '0.0200', leverage: '10' },
  ],
  [
    'open',
    triggered,
    { direction: '0', type: '2', entrustPrice: '0', triggerPrice: '49500', volume: '0.0300', leverage: '20' },
  ],
  [
    'open',
    { ...triggered, ...SHORT, isLimitAfter: true },
    {
      direction: '1',
      type: '2',
      entrustPrice: '49400',
      triggerPrice: '49500',
      volume: '0.0300',
      leverage: '10',
    },
  ],
  ['close', { ...limit, ...CLOSE }, { direction: '1', type: '1', entrustPrice: '50500', volume: '0.0200' }],
  [
    'close',
    { ...limit, ...CLOSE, ...SHORT, kind: 'market' },
    { direction: '0', type: '0', entrustPrice: '0', volume: '0.0200' },
  ],
  [
    'close',
    { ...triggered, ...CLOSE, ...SHORT, isLimitAfter: true },
    { direction: '0', type: '2', entrustPrice: '49400', triggerPrice: '49500', volume: '0.0300' },
  ],
] as const)('FEAT-14.abcf %s: what is written is sent, and nothing else: %o', async (call, draft, body) => {
  setTradingPreferences({ ask: false })
  const kept = { ...orderRow(), minPrice: '48000' }
  const calls = await showForm(draft, {
    held: both,
    more: { [`/swap/order/${call}`]: ok(call === 'open' ? kept : true) },
  })
  submit(/^(Open|Close) (long|short) 0\.0[23]/)
  await waitFor(() => expect(toasts()).toHaveLength(1))
  const orders = calls.filter(({ url }) => /order\/(open|close)$/.test(url))
  expect(orders.map(({ url }) => url.split('/').at(-1))).toEqual([call])
  expect(orders.map((order) => sent(order))).toEqual([{ contractCoinId: '1', ...body }])
  const { size, takeProfit, stopLoss, price } = contractDraft(market).get()
  expect([size, takeProfit, stopLoss, price]).toEqual([undefined, undefined, undefined, draft.price])
})

const coinLimit = { kind: 'limit', price: '54500', sizeIn: 'volume', size: '30' } as const

test.each([
  [
    'open',
    { ...coinLimit, ...SHORT },
    { direction: '1', type: '1', entrustPrice: '54500', volume: '30', leverage: '25' },
    'Order placed: Open short 3,000 USD at 54,500 USDT',
  ],
  [
    'open',
    { ...coinLimit, kind: 'trigger', trigger: '53000' },
    { direction: '0', type: '2', entrustPrice: '0', triggerPrice: '53000', volume: '30', leverage: '10' },
    'Order placed: Open long 3,000 USD at the market price, once the mark price reaches 53,000 USDT',
  ],
  [
    'close',
    { ...coinLimit, ...CLOSE },
    { direction: '1', type: '1', entrustPrice: '54500', volume: '30' },
    'Order placed: Close long 3,000 USD at 54,500 USDT',
  ],
] as const)(
  'FEAT-15.abc %s: what is written is sent in contracts, and told in USD: %o',
  async (call, draft, body, told) => {
    setTradingPreferences({ ask: false })
    changeContractDraft(coinMarket, draft)
    const calls = showCoinSwap(
      { wallet: { coinSellLeverage: '25' } },
      { [`/coinswap/order/${call}`]: ok(true) },
    )
    await screen.findByRole('button', { name: /^Leverage/ })
    fireEvent.click(screen.getByRole('button', { name: /^(Open|Close) (long|short) / }))
    await waitFor(() => expect(toasts()).toEqual([told]))
    const orders = calls.filter(({ url }) => /order\/(open|close)$/.test(url))
    expect(orders.map((order) => sent(order))).toEqual([{ contractCoinId: '201', ...body }])
  },
)
