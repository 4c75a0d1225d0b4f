import type { Handlers } from '../../http/handler.ts'
import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'
import {
  addFavourite,
  type AddRefusal,
  type Favourites,
  type Marked,
  removeFavourite,
} from '../spot/favourite-commands.ts'
import { wireFavourites } from '../spot/favourite-handlers.ts'
import { findContract } from '../../perpetual/contracts.ts'
import { USDT_MARGINED } from '../swap/contracts.ts'

export type SwapMarketState = { swapFavourites: Favourites }

export type SwapFavouriteCommand =
  | ({ readonly type: 'swapFavourite.add' } & Marked)
  | ({ readonly type: 'swapFavourite.remove' } & Marked)

export const swapFavouriteCommands = {
  'swapFavourite.add'(state: State, { member, symbol }: Marked, context: Context<AddRefusal>) {
    const contract = findContract(USDT_MARGINED, symbol.toUpperCase()) ?? context.refuse('nonsupport-coin')
    addFavourite(state.swapFavourites, { member, symbol: contract.symbol }, context)
  },
  'swapFavourite.remove': (state: State, marked: Marked, context: Context<'favourite-not-exists'>) =>
    removeFavourite(state.swapFavourites, marked, context),
}

export const swapFavouriteHandlers: Handlers = {
  listSwapFavourites: (_input, { engine, member }) =>
    wireFavourites(engine.view().swapFavourites, member().id),

  async addSwapFavourite({ body: { symbol } }, { engine, member, setMessage }) {
    await engine.submit({ type: 'swapFavourite.add', member: member().id, symbol })
    setMessage('favourite-added')
    return null
  },

  async removeSwapFavourite({ body: { symbol } }, { engine, member, setMessage }) {
    await engine.submit({ type: 'swapFavourite.remove', member: member().id, symbol })
    setMessage('favourite-removed')
    return null
  },
}
