import { swapPath } from '#src/web/paths/paths.ts'
import type { ProductMarkets } from '../product.ts'
import { swapTickers } from './feeds/swap-tickers.ts'
import { useSwapMarkets } from './swap-contracts.ts'
import { useSwapFavourites } from './swap-favourites.ts'

/** The contracts margined in USDT. */
export const swapMarkets: ProductMarkets = {
  id: 'swap',
  usual: 'BTC/USDT',
  pathOf: swapPath,
  symbolOf: (name) => name.toUpperCase().replace('_', '/'),
  useMarkets: useSwapMarkets,
  tickers: swapTickers,
  useFavouriteCalls: useSwapFavourites,
}
