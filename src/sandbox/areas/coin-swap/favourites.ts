import type { Handlers } from '../../http/handler.ts'
import { favouriteAnswers, favouriteCommands } from '../../perpetual/favourites.ts'
import { named } from '../../perpetual/named.ts'
import { COIN_MARGINED } from './contracts.ts'

export const coinSwapFavouriteCommands = named('coinSwapFavourite', favouriteCommands(COIN_MARGINED))

const answers = favouriteAnswers(COIN_MARGINED)

export const coinSwapFavouriteHandlers: Handlers = {
  listCoinSwapFavourites: (_input, context) => answers.list(context),
  addCoinSwapFavourite: ({ body }, context) => answers.add(body, context),
  removeCoinSwapFavourite: ({ body }, context) => answers.remove(body, context),
}
