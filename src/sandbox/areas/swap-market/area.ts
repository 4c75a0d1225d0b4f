import type { Area } from '../area.ts'
import type { FavouriteCommand, FavouriteState } from '../../perpetual/favourites.ts'
import { swapFavouriteCommands, swapFavouriteHandlers } from './favourites.ts'
import { swapMarketHandlers } from './handlers.ts'
import { swapMarketTopics } from './topics.ts'

/** Prices, books and trades of contracts margined in USDT, and which of them members have marked. */
export const swapMarketArea: Area<Pick<FavouriteState, 'swapFavourites'>, FavouriteCommand<'swap'>> = {
  fresh: () => ({ swapFavourites: {} }),
  commands: swapFavouriteCommands,
  handlers: { ...swapMarketHandlers, ...swapFavouriteHandlers },
  topics: swapMarketTopics,
}
