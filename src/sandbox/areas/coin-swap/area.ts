import type { PerpetualCommand } from '../../perpetual/commands.ts'
import { perpetualDues } from '../../perpetual/dues.ts'
import { frozenIn } from '../../perpetual/entrusts.ts'
import type { FavouriteCommand, FavouriteState } from '../../perpetual/favourites.ts'
import { named } from '../../perpetual/named.ts'
import { freshPerpetual, type PerpetualDue, type PerpetualState } from '../../perpetual/perpetual-state.ts'
import { venueOf } from '../../perpetual/venue.ts'
import type { Area } from '../area.ts'
import { coinSwapCommands } from './commands.ts'
import { COIN_MARGINED } from './contracts.ts'
import { coinSwapFavouriteCommands, coinSwapFavouriteHandlers } from './favourites.ts'
import { coinSwapLimits } from './limits.ts'
import { coinSwapMarketHandlers } from './market-handlers.ts'
import { coinSwapOrderHandlers } from './order-handlers.ts'
import { coinSwapPersonas } from './personas.ts'
import type { CoinSettingCommand } from './settings.ts'
import { coinSwapSoak } from './soak.ts'
import { coinSwapPushes, coinSwapTopics } from './topics.ts'
import { coinSwapWalletHandlers } from './wallet-handlers.ts'

/** Perpetual contracts settled in their coin, each with a wallet of its own, and their markets. */
export const coinSwapArea: Area<
  Pick<FavouriteState, 'coinSwapFavourites'> & { coinSwap: PerpetualState },
  FavouriteCommand<'coinSwap'> | PerpetualCommand<'coinSwap'> | CoinSettingCommand,
  PerpetualDue<'coinSwap'>
> = {
  fresh: () => ({ coinSwapFavourites: {}, coinSwap: freshPerpetual() }),
  commands: { ...coinSwapFavouriteCommands, ...coinSwapCommands },
  dues: named('coinSwap', perpetualDues(COIN_MARGINED)),
  readable: ['coinSwap.open', 'coinSwap.close', 'coinSwap.cancel', 'coinSwap.cancelAll'],
  handlers: {
    ...coinSwapMarketHandlers,
    ...coinSwapFavouriteHandlers,
    ...coinSwapOrderHandlers,
    ...coinSwapWalletHandlers,
  },
  limits: coinSwapLimits,
  topics: coinSwapTopics,
  pushes: coinSwapPushes,
  frozen: (state) => frozenIn(venueOf(COIN_MARGINED, state)),
  personas: coinSwapPersonas,
  soak: coinSwapSoak,
}
