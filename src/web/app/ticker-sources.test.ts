// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { spotMarkets } from '#src/web/trading/products/spot/spot-markets.ts'
import { tickerSources } from './ticker-sources.ts'

test('alerts read the same live prices as the screens of their product', async () => {
  const loaded = await Promise.all(tickerSources.map(async ({ id, load }) => [id, (await load())()] as const))
  expect(loaded).toEqual([[spotMarkets.id, spotMarkets.tickers()]])
  expect(loaded[0]?.[1]).toBe(spotMarkets.tickers())
})
