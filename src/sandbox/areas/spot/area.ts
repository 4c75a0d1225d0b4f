import type { Area } from '../area.ts'
import { spotLimits } from './limits.ts'
import { type FavouriteCommand, favouriteCommands } from './favourite-commands.ts'
import { favouriteHandlers } from './favourite-handlers.ts'
import { spotPersonas } from './personas.ts'
import { spotHandlers } from './handlers.ts'
import { marketHandlers } from './market-handlers.ts'
import { type SpotCommand, spotCommands, spotDues } from './spot.ts'
import { type SpotState, type SpotDue, freshSpot } from './spot-state.ts'
import { spotTopics, spotOrderPushes } from './topics.ts'
import { spotFrozen } from './settle.ts'

/** The spot market: orders, book, trades, candles, favourites. */
export const spotArea: Area<SpotState, SpotCommand | FavouriteCommand, SpotDue> = {
  fresh: freshSpot,
  commands: { ...spotCommands, ...favouriteCommands },
  dues: spotDues,
  readable: ['spot.place', 'spot.cancel', 'spot.cancelAll'],
  handlers: { ...spotHandlers, ...marketHandlers, ...favouriteHandlers },
  limits: spotLimits,
  topics: spotTopics,
  pushes: spotOrderPushes,
  frozen: spotFrozen,
  personas: spotPersonas,
}
