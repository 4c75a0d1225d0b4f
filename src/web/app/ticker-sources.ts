import type { TickerSource } from '#src/web/trading/alerts/ticker-sources.ts'

/** Live prices of all products, for price alerts that wait while another product is on the screen. */
export const tickerSources: readonly TickerSource[] = [
  {
    id: 'spot',
    load: async () => (await import('#src/web/trading/products/spot/feeds/spot-tickers.ts')).spotTickers,
  },
  {
    id: 'swap',
    load: async () => (await import('#src/web/trading/products/swap/feeds/swap-tickers.ts')).swapTickers,
  },
  {
    id: 'coinswap',
    load: async () =>
      (await import('#src/web/trading/products/coin-swap/coin-swap-tickers.ts')).coinSwapTickers,
  },
  {
    id: 'second',
    load: async () => (await import('#src/web/trading/products/second/second-tickers.ts')).secondTickers,
  },
]
