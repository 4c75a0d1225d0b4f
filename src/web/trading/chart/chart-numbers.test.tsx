// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { november } from '#tests/support/local-time.ts'
import { shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import type { Candle } from '../live/candles.ts'
import { periodOf } from '../live/periods.ts'
import { tellBook, tellNothing } from '../products/spot/tests/live-spot.ts'
import { testMarket } from '../tests/market.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { CandleTable } from './candle-table.tsx'
import { DepthChart } from './depth-chart.tsx'
import { Legend } from './legend.tsx'

vi.mock(
  '../products/spot/feeds/spot-book.ts',
  async () => (await import('../products/spot/tests/live-spot.ts')).feeds,
)

const market = testMarket()
const HOUR_MS = 3_600_000
const from = november(12, 0, 0).ms

/** Candles of an hour: the first closes at 101, each other one higher. */
const candles: readonly Candle[] = Array.from({ length: 40 }, (_, at) => ({
  time: instant(from + at * HOUR_MS),
  open: decimal(`${200 - at}.5`),
  high: decimal(`${300 + at}.25`),
  low: decimal(`${50 - at}.75`),
  close: decimal(`${101 + at}`),
  volume: decimal(`${1_000 + at}.56789`),
}))

beforeEach(() => tellNothing())
afterEach(() => {
  cleanup()
  tellNothing()
})

test.each([
  [
    'of the newest candle and when it closes',
    null,
    [
      'O',
      '161.50',
      'H',
      '339.25',
      'L',
      '11.75',
      'C',
      '140.00',
      '−13.31%',
      'Vol',
      '1,039.5678',
      'Closes in 20:00',
    ],
    ['MA 7', '137.00', 'MA 25', '128.00', 'MA 99', '—'],
  ],
  [
    'of the candle under the crosshair',
    7,
    ['O', '193.50', 'H', '307.25', 'L', '43.75', 'C', '108.00', '−44.18%', 'Vol', '1,007.5678'],
    ['MA 7', '105.00', 'MA 25', '—', 'MA 99', '—'],
  ],
])('FEAT-12.c the legend has the numbers %s', (_name, at, values, averages) => {
  showTrading(
    <Clock value={() => instant(from + 39 * HOUR_MS + (HOUR_MS * 2) / 3)}>
      <main>
        <Legend
          market={market}
          candles={candles}
          period={periodOf('h1')}
          at={at === null ? null : instant(from + at * HOUR_MS)}
          averages
        />
      </main>
    </Clock>,
    '/exchange/btc_usdt',
  )
  expect(shownTexts(screen.getByRole('main'))).toEqual([...values, ...averages])
})

test('FEAT-12.c the table has the same numbers, newest first, thirty of them', async () => {
  showTrading(<CandleTable market={market} candles={candles} label="Prices" />, '/exchange/btc_usdt')
  const table = within(screen.getByRole('region', { name: 'Prices' })).getByRole('table')
  table.setAttribute('aria-label', 'Prices')
  const [heads, newest, ...others] = await shownTable('Prices')
  expect(heads).toEqual(['Time', 'Open', 'High', 'Low', 'Close', 'Volume'])
  expect(newest).toEqual(['Nov 13, 2026, 15:00', '161.50', '339.25', '11.75', '140.00', '1,039.5678'])
  expect([others.length, others.at(-1)?.[0]]).toEqual([29, 'Nov 12, 2026, 10:00'])
})

test('FEAT-12.c the depth tells in numbers how much is bought and sold up to each price', () => {
  tellBook(
    [
      [100_00n, 1_000n],
      [99_00n, 2_000n],
      [50_00n, 7_000n],
    ],
    [
      [101_00n, 4_000n],
      [102_00n, 8_000n],
    ],
  )
  showTrading(<DepthChart market={market} />, '/exchange/btc_usdt')
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = screen.getAllByRole('row')
  expect(rows.map((row) => shownTexts(row).join(': '))).toEqual([
    'Price (USDT): Total (BTC)',
    'Buy 99.00: 0.3000',
    'Buy 100.00: 0.1000',
    'Sell 101.00: 0.4000',
    'Sell 102.00: 1.2000',
  ])
})
