// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#src/core/store/store.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { stillTickers } from '#src/web/trading/stakes/tests/stake-answers.ts'
import { usePoints } from './use-points.ts'

const NOW = 1_795_224_600_000
const ago = (seconds: number) => instant(NOW - seconds * 1000)

/** Candles of minutes by their begin. */
const candles = createStore({
  state: [
    {
      time: ago(300),
      open: decimal('1'),
      high: decimal('9'),
      low: decimal('1'),
      close: decimal('64'),
      volume: decimal('5'),
    },
    {
      time: ago(150),
      open: decimal('2'),
      high: decimal('9'),
      low: decimal('1'),
      close: decimal('65'),
      volume: decimal('5'),
    },
    {
      time: ago(30),
      open: decimal('3'),
      high: decimal('9'),
      low: decimal('1'),
      close: decimal('66'),
      volume: decimal('5'),
    },
  ],
  health: 'live' as const,
  at: 0,
})
vi.mock('#src/web/trading/products/option/option-feeds.ts', () => ({
  optionCandles: (place: { readonly symbol: string }) => {
    asked(place.symbol)
    return { get: candles.get, subscribe: candles.subscribe, malformed: () => 0 }
  },
}))
const asked = vi.fn<(symbol: string) => void>()
const tickers = stillTickers('67')
vi.mock('#src/web/trading/products/option/option-tickers.ts', () => ({ optionTickers: () => tickers }))

const Points = ({ now, from }: { readonly now: number; readonly from: number }) => (
  <output>
    {usePoints('BTC/USDT', instant(from), instant(now))
      .map(({ time, price }) => `${(time - NOW) / 1000}: ${toText(price)}`)
      .join(', ')}
  </output>
)

beforeEach(() => asked.mockClear())
afterEach(cleanup)

test('the line has the closes of whole minutes at their ends, and from then on the last price of each second', () => {
  const { rerender } = render(<Points now={NOW} from={NOW - 600_000} />)
  const shown = () => screen.getByRole('status').textContent
  expect(shown()).toBe('-240: 64, -90: 65, 0: 67')
  act(() => rerender(<Points now={NOW + 1000} from={NOW - 600_000} />))
  act(() => rerender(<Points now={NOW + 2000} from={NOW - 600_000} />))
  expect(shown()).toBe('-240: 64, -90: 65, 0: 67, 1: 67, 2: 67')
  act(() => rerender(<Points now={NOW + 2000} from={NOW - 90_000} />))
  expect(shown()).toBe('-90: 65, 0: 67, 1: 67, 2: 67')
  expect(asked.mock.lastCall).toEqual(['BTC/USDT'])
})
