import type { ProductMarkets } from '../product.ts'
import { CoinDetails } from './coin-details.tsx'
import { spotTickers } from './feeds/spot-tickers.ts'
import { useSpotFavourites } from './spot-favourites.ts'
import { spotPath, spotSymbolOf, useSpotMarkets } from './spot-market.ts'
import { useSpotTrends } from './spot-trends.ts'

/** The pairs of the spot market. */
export const spotMarkets: ProductMarkets = {
  id: 'spot',
  usual: 'BTC/USDT',
  pathOf: spotPath,
  symbolOf: spotSymbolOf,
  useMarkets: useSpotMarkets,
  tickers: spotTickers,
  useTrends: useSpotTrends,
  useFavouriteCalls: useSpotFavourites,
  Details: CoinDetails,
}
