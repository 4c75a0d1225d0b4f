// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { lastFilled, orderDraft } from '../../../form/draft.ts'
import { testMarket } from '../../../tests/market.ts'
import {
  formValues,
  NO_ORDER,
  orderForm,
  SPOT_MARKET,
  showOrderForm,
  typedField,
} from '../tests/show-order-form.tsx'
import { spotTicker, tellBook, tellNothing, tellTickers } from '../tests/live-spot.ts'

vi.mock('../feeds/spot-tickers.ts', async () => (await import('../tests/live-spot.ts')).feeds)
vi.mock('../feeds/spot-book.ts', async () => (await import('../tests/live-spot.ts')).feeds)

const [sell, atMarket] = [{ direction: 'SELL' }, { type: 'MARKET_PRICE' }] as const

beforeEach(() => {
  logIn({ token: 'token', member: null })
  tellTickers(spotTicker())
  tellBook([[49_000_00n, 20_000n]], [[51_000_00n, 20_000n]])
})
afterEach(() => {
  cleanup()
  tellNothing()
  logOut()
})

/** Names and figures of the form, and where its transfer link leads. */
const facts = () => [
  ...[...orderForm().querySelectorAll('dl > div')].map((line) => shownTexts(line).join(': ')),
  within(orderForm()).getByRole('link', { name: 'Transfer between accounts' }).getAttribute('href'),
]

test.each([
  [
    'buys at a limit',
    { price: '40000', amount: '0.01' },
    ['price 40000', 'amount 0.01', 'total 400'],
    ['Maximum: 0.05 BTC', 'Fee 0.2%: 0.00002 BTC', '/exchange/btc_usdt?transfer=&coin=USDT'],
    'Buy BTC',
  ],
  [
    'sells at a limit',
    { ...sell, price: '60000', amount: '0.01' },
    ['price 60000', 'amount 0.01', 'total 600'],
    ['Maximum: 0.50 BTC', 'Fee 0.2%: 1.20 USDT', '/exchange/btc_usdt?transfer=&coin=BTC'],
    'Sell BTC',
  ],
  [
    'buys at the market',
    { ...atMarket, amount: '510' },
    ['amount 510'],
    [
      'Estimated average: ≈ 51,000.00 USDT',
      'Slippage: 0.00%',
      'Maximum: 2,000 USDT',
      'Fee 0.2%: 0.00002 BTC',
      '/exchange/btc_usdt?transfer=&coin=USDT',
    ],
    'Buy BTC',
  ],
  [
    'sells at the market',
    { ...atMarket, ...sell, amount: '0.02' },
    ['amount 0.02'],
    [
      'Estimated average: ≈ 49,000.00 USDT',
      'Slippage: 0.00%',
      'Maximum: 0.50 BTC',
      'Fee 0.2%: 1.96 USDT',
      '/exchange/btc_usdt?transfer=&coin=BTC',
    ],
    'Sell BTC',
  ],
] as const)(
  'FEAT-12.fgu an order that %s has its fields, its largest amount and its fee in their coins',
  async (_name, draft, fields, figures, button) => {
    await showOrderForm(draft)
    expect(formValues()).toEqual(fields)
    expect(facts()).toEqual(figures)
    expect(within(orderForm()).getByRole('button', { name: button })).toBeTruthy()
  },
)

test('FEAT-12.g the amount of a market buy is named and counted in the quote coin, with the places of the price', async () => {
  await showOrderForm({ ...atMarket, amount: '5' })
  const spend = typedField('Spend')
  expect(spend.parentElement?.textContent).toBe('SpendUSDT')
  fireEvent.keyDown(spend, { key: 'ArrowUp' })
  expect(formValues()).toEqual(['amount 5.01'])
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  expect(typedField('Amount').parentElement?.textContent).toBe('AmountBTC')
})

test('FEAT-12.fg another side keeps what was typed, another type forgets the amount, which counts another coin', async () => {
  await showOrderForm({ price: '40000', amount: '0.01' })
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  expect(orderDraft(SPOT_MARKET).get()).toEqual({ ...NO_ORDER, ...sell, price: '40000', amount: '0.01' })
  fireEvent.click(screen.getByRole('radio', { name: 'Market' }))
  expect(orderDraft(SPOT_MARKET).get()).toEqual({ ...NO_ORDER, ...sell, ...atMarket, price: '40000' })
  fireEvent.click(screen.getByRole('radio', { name: 'Limit' }))
  expect(formValues()).toEqual(['price 40000', 'amount ', 'total '])
})

test.each([
  ['buys', { price: '40000' }, ['0.0125', '0.05', undefined]],
  ['sells', { ...sell, price: '40000' }, ['0.125', '0.5', undefined]],
  ['buys at the market', atMarket, ['500', '2000', undefined]],
  ['buys without a price, at the last one', {}, ['0.0099', '0.0399', undefined]],
] as const)(
  'FEAT-12.u a share of the balance fills in the amount of an order that %s',
  async (_name, draft, amounts) => {
    await showOrderForm(draft)
    const shares = ['25%', '100%', '0%'].map((share) => {
      fireEvent.click(screen.getByRole('button', { name: `Use ${share} of the balance` }))
      const slider = screen.getByRole<HTMLInputElement>('slider')
      expect(Number(slider.value)).toBeGreaterThanOrEqual(Number.parseInt(share) - 1)
      return orderDraft(SPOT_MARKET).get().amount
    })
    expect(shares).toEqual(amounts)
  },
)

test('FEAT-12.u a share is at most the largest amount of the pair', async () => {
  const limited = testMarket({ symbol: 'BTC/USDC', limits: { maxAmount: decimal('0.03') } })
  await showOrderForm({ ...NO_ORDER, price: '40000' }, limited)
  fireEvent.click(screen.getByRole('button', { name: 'Use 100% of the balance' }))
  expect(orderDraft(limited).get().amount).toBe('0.03')
})

test('FEAT-12.u the buttons below the price fill in the best bid, the middle and the best ask, and announce them', async () => {
  await showOrderForm({ amount: '0.02' })
  for (const [name, price] of [
    ['Bid', '49000.00'],
    ['Mid', '50000.00'],
    ['Ask', '51000.00'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }))
    expect(formValues()).toEqual([`price ${price}`, 'amount 0.02', `total ${Number(price) * 0.02}`])
    expect(lastFilled(SPOT_MARKET).get()).toMatchObject({ price, amount: undefined })
  }
  tellBook([], [[51_000_00n, 20_000n]])
  expect(screen.getByRole('button', { name: 'Bid' }).getAttribute('aria-disabled')).toBe('true')
})

test('FEAT-12.u a step starts at the last price where no price was typed', async () => {
  await showOrderForm({})
  fireEvent.keyDown(typedField('Price'), { key: 'ArrowUp' })
  fireEvent.keyDown(typedField('Amount'), { key: 'ArrowUp', shiftKey: true })
  expect(formValues()).toEqual(['price 50000.51', 'amount 0.001', 'total 50'])
})

test('without a last price nothing is counted: share and total wait, and typing a price is enough', async () => {
  tellTickers()
  await showOrderForm({})
  const isOff = () => [screen.getByRole<HTMLInputElement>('slider').disabled, typedField('Total').disabled]
  expect(isOff()).toEqual([true, true])
  fireEvent.change(typedField('Price'), { target: { value: '40000' } })
  expect(isOff()).toEqual([false, false])
})

test('FEAT-12.u the slider is dragged to a share, and stands where a typed amount is', async () => {
  await showOrderForm({ price: '40000' })
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Share of the balance' })
  fireEvent.change(slider, { target: { value: '30' } })
  expect(formValues()).toEqual(['price 40000', 'amount 0.015', 'total 600'])
  fireEvent.change(typedField('Amount'), { target: { value: '0.02' } })
  expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['40', '40%'])
})
