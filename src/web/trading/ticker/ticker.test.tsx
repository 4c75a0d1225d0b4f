// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { currencyStore, setCurrency } from '#src/web/session/currency.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { onPhone } from '#tests/support/shown-tables.ts'
import { LastInTitle } from '../layout/last-in-title.tsx'
import { spotTicker, tellNothing, tellTickers } from '../products/spot/tests/live-spot.ts'
import { testMarket } from '../tests/market.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { Ticker } from './ticker.tsx'

vi.mock(
  '../products/spot/feeds/spot-tickers.ts',
  async () => (await import('../products/spot/tests/live-spot.ts')).feeds,
)

beforeEach(() => setCurrency({ fullName: 'EUR', symbol: '€', rate: decimal('0.8') }))
afterEach(() => {
  cleanup()
  currencyStore.set(null)
  tellNothing()
  vi.restoreAllMocks()
})

function show(): () => readonly string[] {
  showTrading(
    <main>
      <Ticker market={testMarket()} beside={null} end={null} />
      <LastInTitle market={testMarket()} />
    </main>,
    '/exchange/btc_usdt',
  )
  return () => shownTexts(screen.getByRole('main'))
}
const DAY = [
  '24 h high',
  '52,000.25',
  '24 h low',
  '47,000.75',
  '24 h volume (BTC)',
  'Vol (BTC)',
  '812.34',
  '24 h turnover (USDT)',
  'Vol (USDT)',
  '40.6M',
]

test('FEAT-12.a the ticker: last price with its worth, change, high, low, volume and turnover, each in its coin', () => {
  const other = spotTicker({ symbol: 'ETH/USDT', close: decimal('3000') })
  tellTickers(other, spotTicker({ change: decimal('-1500.4'), chg: decimal('-0.0309') }))
  const texts = show()
  const changed = ['24 h change', '−1,500.40', '−3.09%']
  expect(texts()).toEqual(['BTC/USDT', 'Bitcoin', '50,000.50', '≈', '€20,000.20', ...changed, ...DAY])
  expect(document.title).toMatch(/^50,000\.50 · BTC\/USDT ·/)
  tellTickers(spotTicker({ close: decimal('50000.6') }))
  expect(texts().slice(2, 9)).toEqual([
    '50,000.60',
    'risen',
    '≈',
    '€20,000.24',
    '24 h change',
    '+1,500.40',
    '+3.09%',
  ])
  expect(document.title).toMatch(/^50,000\.60 · /)
})

test('FEAT-12.a before its figures are known the ticker has dashes, and the title no price', () => {
  const texts = show()
  expect(texts().filter((text) => text === '—')).toHaveLength(8)
  expect(document.title).toMatch(/^BTC\/USDT ·/)
})

test('FEAT-12.a on a phone the change stands beside the worth', () => {
  onPhone()
  tellTickers(spotTicker())
  expect(show()()).toEqual(['BTC/USDT', 'Bitcoin', '50,000.50', '≈', '€20,000.20', '+3.09%', ...DAY])
})
