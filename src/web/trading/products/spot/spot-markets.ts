import { tradePath } from '#src/web/paths/paths.ts'
import type { BoardMarkets } from '../product.ts'
import { CoinDetails } from './coin-details.tsx'
import { spotTickers } from './feeds/spot-tickers.ts'
import { useSpotFavourites } from './spot-favourites.ts'
import { spotSymbolOf, useSpotMarkets } from './spot-market.ts'
import { useSpotTrends } from './spot-trends.ts'

/** The markets of the spot product. */
export const spotMarkets: BoardMarkets = {
  id: 'spot',
  usual: 'BTC/USDT',
  pathOf: tradePath,
  symbolOf: spotSymbolOf,
  useMarkets: useSpotMarkets,
  tickers: spotTickers,
  useTrends: useSpotTrends,
  useFavouriteCalls: useSpotFavourites,
  Details: CoinDetails,
}
