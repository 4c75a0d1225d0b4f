// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { showScreen } from '#tests/support/screen.tsx'
import type { Ticker, Tickers } from '../live/ticker.ts'
import type { ProductMarkets } from '../products/product.ts'
import type { ProductId } from '../products/product-id.ts'
import { spotMarkets } from '../products/spot/spot-markets.ts'
import { MarketsContext } from '../products/use-product.tsx'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import { told } from '../tests/told.ts'
import { alertStore, setAlert } from './alerts.ts'
import { PriceAlerts } from './price-alerts.tsx'
import { type TickerSource, TickerSources } from './ticker-sources.ts'

const playFill = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../orders/sound.ts', () => ({ playFill }))

const symbol = 'BTC/USDT'

/** Live prices under a test's hand. */
function fakeTickers() {
  const listeners = new Set<() => void>()
  let state: Tickers | null = null
  const live: ReturnType<ProductMarkets['tickers']> = {
    get: () => ({ state, health: 'live', at: 0 }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    malformed: () => 0,
  }
  return {
    tickers: () => live,
    readers: () => listeners.size,
    price: (close: string) =>
      act(() => {
        // Of a ticker only its last price is read here.
        state = new Map([[symbol, { symbol, close: decimal(close) } as Ticker]])
        for (const listener of listeners) listener()
      }),
  }
}

const alertAt = (product: ProductId, price: string): void =>
  setAlert({ product, symbol, side: 'rises', price: decimal(price) })
const pending = (): readonly ProductId[] =>
  alertStore.get().flatMap(({ product, reachedAt }) => (reachedAt === null ? product : []))
const titles = (): readonly string[] => toastStore.get().map(({ title }) => title)

/** The screen of spot in an app that knows perpetuals too. */
async function show(load?: TickerSource['load']) {
  const [spot, swap] = [fakeTickers(), fakeTickers()]
  const asked = vi.fn<TickerSource['load']>(load ?? (() => Promise.resolve(swap.tickers)))
  const sources: readonly TickerSource[] = [
    { id: 'spot', load: () => Promise.resolve(spot.tickers) },
    { id: 'swap', load: asked },
  ]
  showScreen(
    <TickerSources value={sources}>
      <MarketsContext value={{ ...spotMarkets, tickers: spot.tickers }}>
        <PriceAlerts />
      </MarketsContext>
    </TickerSources>,
    '/exchange/btc_usdt',
  )
  await act(() => Promise.resolve())
  return { spot, swap, asked }
}

beforeEach(() => {
  alertStore.set(null)
  for (const { id } of toastStore.get()) dismissToast(id)
})
afterEach(cleanup)

test('an alert of another product is told while the screen of spot is open, and its prices are let go', async () => {
  alertAt('swap', '105')
  const { spot, swap } = await show()
  expect([spot.readers(), swap.readers()]).toEqual([1, 1])
  spot.price('200')
  expect(titles()).toEqual([])
  swap.price('104.99')
  expect(pending()).toEqual(['swap'])
  swap.price('105')
  expect(titles()).toEqual(['BTC/USDT has risen to 105.00'])
  expect([pending(), spot.readers(), swap.readers()]).toEqual([[], 1, 0])
})

test('prices of a product without a pending alert are not loaded; an alert that is set later loads them', async () => {
  alertAt('spot', '105')
  const { spot, swap, asked } = await show()
  expect(asked).not.toHaveBeenCalled()
  spot.price('105')
  swap.price('1')
  expect(titles()).toHaveLength(1)
  await act(() => Promise.resolve(alertAt('swap', '2')))
  expect([asked.mock.calls.length, swap.readers()]).toEqual([1, 1])
  swap.price('2')
  expect(titles()).toHaveLength(2)
})

test('each product is read once, also the one of the screen', async () => {
  alertAt('spot', '105')
  alertAt('swap', '105')
  const { spot, swap } = await show()
  expect([spot.readers(), swap.readers()]).toEqual([1, 1])
  spot.price('105')
  expect(pending()).toEqual(['swap'])
})

test('prices that cannot be loaded leave their alerts pending, and all others work', async () => {
  alertAt('spot', '105')
  alertAt('swap', '105')
  const { spot } = await show(() => Promise.reject(new Error('gone')))
  spot.price('105')
  expect([titles().length, pending()]).toEqual([1, ['swap']])
})

test('FEAT-12.s a reached alert tells its price and the one of now, with a sound only where that is on', async () => {
  setAlert({ product: 'spot', symbol, side: 'falls', price: decimal('95.5') })
  const { spot } = await show()
  spot.price('94.25')
  expect(told()).toEqual(['info | BTC/USDT has fallen to 95.50 | Now 94.25'])
  expect(playFill).not.toHaveBeenCalled()
  setTradingPreferences({ sound: true })
  alertAt('spot', '105')
  alertAt('spot', '106')
  spot.price('107')
  expect(told()).toEqual([
    'info | BTC/USDT has risen to 106.00 | Now 107.00',
    'info | BTC/USDT has risen to 105.00 | Now 107.00',
  ])
  expect(playFill).toHaveBeenCalledTimes(1)
  tradingPreferences.set(null)
})
