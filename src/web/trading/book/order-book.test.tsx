// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { currencyStore, setCurrency } from '#src/web/session/currency.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { fillDraftFromBook, lastFilled, orderDraft } from '../form/draft.ts'
import { spotTicker, tellBook, tellNothing, tellTickers } from '../products/spot/tests/live-spot.ts'
import { testMarket } from '../tests/market.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { OrderBook } from './order-book.tsx'
import { SmallBook } from './small-book.tsx'

vi.mock(
  '../products/spot/feeds/spot-tickers.ts',
  async () => (await import('../products/spot/tests/live-spot.ts')).feeds,
)
vi.mock(
  '../products/spot/feeds/spot-book.ts',
  async () => (await import('../products/spot/tests/live-spot.ts')).feeds,
)

const market = testMarket()
const own = { bid: new Set([49_000_00n]), ask: new Set<bigint>() }

beforeEach(() => {
  // Room for three rows of each side.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(162)
  setCurrency({ fullName: 'EUR', symbol: '€', rate: decimal('0.8') })
  tellTickers(spotTicker())
  tellBook(
    [
      [50_000_00n, 1_000n],
      [49_995_00n, 2_000n],
      [49_000_00n, 3_000n],
      [48_000_00n, 4_000n],
    ],
    [
      [50_001_50n, 5_000n],
      [50_008_00n, 6_000n],
    ],
  )
})
afterEach(() => {
  cleanup()
  currencyStore.set(null)
  tellNothing()
  vi.restoreAllMocks()
})

const side = (name: RegExp) => screen.getByRole('group', { name, hidden: true })
/** Returns the prices and amounts of a side that are in sight. */
const rows = (name: RegExp) =>
  [...side(name).querySelectorAll<HTMLElement>('div > div')]
    .filter(
      (line) => line.querySelector('button') !== null && !line.hidden && line.querySelector('div') === null,
    )
    .map((line) => [...line.children].map(({ textContent }) => textContent).join(' '))

test('FEAT-12.e the book has its units, both sides, the last price with its worth, and the spread', () => {
  showTrading(<OrderBook market={market} own={own} onFill={() => {}} />, '/exchange/btc_usdt')
  const text = document.body.textContent
  for (const part of [
    'Price (USDT)',
    'Amount (BTC)',
    'Total (BTC)',
    '50,000.50',
    '≈ €20,000.20',
    'Spread 1.50',
  ])
    expect(text).toContain(part)
  expect(rows(/^Bids/)).toEqual(['50,000.00 0.1000', '49,995.00 0.2000', '49,000.00 0.3000'])
  expect(rows(/^Asks/).toSorted()).toEqual(['50,001.50 0.5000', '50,008.00 0.6000'])
  expect([...document.querySelectorAll('[data-own]')].map(({ textContent }) => textContent)).toEqual([
    '49,000.000.3000',
  ])
  tellTickers(spotTicker({ close: decimal('50000.4') }))
  expect(document.body.textContent).toContain('50,000.40↓fallen')
})

test('FEAT-12.e levels are grouped by the chosen step, and one side is shown where only it is wanted', () => {
  showTrading(<OrderBook market={market} own={own} onFill={() => {}} />, '/exchange/btc_usdt')
  const step = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Group by price step' })
  expect(shownTexts(step)).toEqual(['0.01', '0.10', '1.00', '10.00', '100.00'])
  fireEvent.change(step, { target: { value: '1000' } })
  expect(rows(/^Bids/)).toEqual(['50,000.00 0.1000', '49,990.00 0.2000', '49,000.00 0.3000'])
  expect(rows(/^Asks/)).toEqual(['50,010.00 1.1000'])
  const views = within(screen.getByRole('radiogroup', { name: 'Sides of the book to show' }))
  fireEvent.click(views.getByRole('radio', { name: 'Bids' }))
  expect([rows(/^Bids/).length, rows(/^Asks/).length]).toEqual([4, 0])
  fireEvent.click(views.getByRole('radio', { name: 'Asks' }))
  expect([rows(/^Bids/).length, rows(/^Asks/).length]).toEqual([0, 1])
})

test('FEAT-12.u a price of the book is filled into the order as a limit, an amount with it', () => {
  showTrading(
    <OrderBook market={market} own={own} onFill={(filled) => fillDraftFromBook(market, filled)} />,
    '/exchange/btc_usdt',
  )
  orderDraft(market).set({ direction: 'SELL', type: 'MARKET_PRICE', price: undefined, amount: '7' })
  const [price, amount] = within(side(/^Bids/)).getAllByRole('button', { hidden: true }).slice(2)
  fireEvent.click(price ?? document.body)
  const filled = { direction: 'SELL', type: 'LIMIT_PRICE', price: '49995.00', amount: '7' }
  expect(orderDraft(market).get()).toEqual(filled)
  expect(lastFilled(market).get()).toMatchObject({ price: '49995.00', amount: undefined })
  fireEvent.click(amount ?? document.body)
  expect(orderDraft(market).get()).toEqual({ ...filled, amount: '0.2000' })
  expect(lastFilled(market).get()).toMatchObject({ price: '49995.00', amount: '0.2000' })
})

test('FEAT-12.a the small book fills in a price only', () => {
  const onFill = vi.fn<(filled: object) => void>()
  showTrading(<SmallBook market={market} own={own} onFill={onFill} />, '/exchange/btc_usdt')
  expect(rows(/^Bids/)).toEqual([
    '50,000.00 0.1000',
    '49,995.00 0.2000',
    '49,000.00 0.3000',
    '48,000.00 0.4000',
  ])
  const [ask] = within(side(/^Asks/)).getAllByRole('button', { hidden: true })
  fireEvent.click(ask ?? document.body)
  expect(onFill.mock.calls).toEqual([[{ side: 'ask', price: 50_001_50n, amount: null }]])
})
