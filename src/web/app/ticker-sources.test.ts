// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { coinSwapMarkets } from '#src/web/trading/products/coin-swap/coin-swap-markets.ts'
import { spotMarkets } from '#src/web/trading/products/spot/spot-markets.ts'
import { secondMarkets } from '#src/web/trading/products/second/second-markets.ts'
import { swapMarkets } from '#src/web/trading/products/swap/swap-markets.ts'
import { tickerSources } from './ticker-sources.ts'

test('alerts read the same live prices as the screens of their product', async () => {
  const loaded = await Promise.all(tickerSources.map(async ({ id, load }) => [id, (await load())()] as const))
  const products = [spotMarkets, swapMarkets, coinSwapMarkets, secondMarkets]
  expect(loaded.map(([id]) => id)).toEqual(products.map(({ id }) => id))
  for (const [at, { tickers }] of products.entries()) expect(loaded[at]?.[1]).toBe(tickers())
})
