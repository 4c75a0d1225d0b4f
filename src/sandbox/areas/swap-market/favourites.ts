import type { Handlers } from '../../http/handler.ts'
import { favouriteAnswers, favouriteCommands } from '../../perpetual/favourites.ts'
import { named } from '../../perpetual/named.ts'
import { USDT_MARGINED } from '../swap/contracts.ts'

export const swapFavouriteCommands = named('swapFavourite', favouriteCommands(USDT_MARGINED))

const answers = favouriteAnswers(USDT_MARGINED)

export const swapFavouriteHandlers: Handlers = {
  listSwapFavourites: (_input, context) => answers.list(context),
  addSwapFavourite: ({ body }, context) => answers.add(body, context),
  removeSwapFavourite: ({ body }, context) => answers.remove(body, context),
}
