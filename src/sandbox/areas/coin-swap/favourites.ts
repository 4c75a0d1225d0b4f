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
import { COIN_MARGINED } from './contracts.ts'

export type CoinSwapFavouriteState = { coinSwapFavourites: Favourites }

export type CoinSwapFavouriteCommand =
  | ({ readonly type: 'coinSwapFavourite.add' } & Marked)
  | ({ readonly type: 'coinSwapFavourite.remove' } & Marked)

export const coinSwapFavouriteCommands = {
  'coinSwapFavourite.add'(state: State, { member, symbol }: Marked, context: Context<AddRefusal>) {
    const contract = findContract(COIN_MARGINED, symbol.toUpperCase()) ?? context.refuse('nonsupport-coin')
    addFavourite(state.coinSwapFavourites, { member, symbol: contract.symbol }, context)
  },
  'coinSwapFavourite.remove': (state: State, marked: Marked, context: Context<'favourite-not-exists'>) =>
    removeFavourite(state.coinSwapFavourites, marked, context),
}

export const coinSwapFavouriteHandlers: Handlers = {
  listCoinSwapFavourites: (_input, { engine, member }) =>
    wireFavourites(engine.view().coinSwapFavourites, member().id),

  async addCoinSwapFavourite({ body: { symbol } }, { engine, member, setMessage }) {
    await engine.submit({ type: 'coinSwapFavourite.add', member: member().id, symbol })
    setMessage('favourite-added')
    return null
  },

  async removeCoinSwapFavourite({ body: { symbol } }, { engine, member, setMessage }) {
    await engine.submit({ type: 'coinSwapFavourite.remove', member: member().id, symbol })
    setMessage('favourite-removed')
    return null
  },
}
