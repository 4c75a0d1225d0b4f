import type { Context } from '../kernel/machine.ts'
import type { State } from '../areas/state.ts'
import {
  addFavourite,
  type AddRefusal,
  type Favourites,
  type Marked,
  removeFavourite,
} from '../areas/spot/favourite-commands.ts'
import { wireFavourites } from '../areas/spot/favourite-handlers.ts'
import type { HandlerContext } from '../http/handler.ts'
import { findContract, type Kind, type KindId } from './contracts.ts'

/** Members' favourite contracts of each kind. */
export type FavouriteState = { swapFavourites: Favourites; coinSwapFavourites: Favourites }

export type FavouriteCommand<K extends KindId = KindId> =
  | ({ readonly type: `${K}Favourite.add` } & Marked)
  | ({ readonly type: `${K}Favourite.remove` } & Marked)

const favouritesOf = ({ id }: Kind, state: State): Favourites => state[`${id}Favourites`]

/** The commands of favourites, by the second part of their names. */
export const favouriteCommands = (kind: Kind) => ({
  add(state: State, { member, symbol }: Marked, context: Context<AddRefusal>): void {
    const contract = findContract(kind, symbol.toUpperCase()) ?? context.refuse('nonsupport-coin')
    addFavourite(favouritesOf(kind, state), { member, symbol: contract.symbol }, context)
  },
  remove: (state: State, marked: Marked, context: Context<'favourite-not-exists'>): void =>
    removeFavourite(favouritesOf(kind, state), marked, context),
})

type Body = { readonly symbol: string }

/** Acts and answers of the calls for favourites. */
export const favouriteAnswers = (kind: Kind) => ({
  list: ({ engine, member }: HandlerContext) =>
    wireFavourites(favouritesOf(kind, engine.view()), member().id),

  async add({ symbol }: Body, { engine, member, setMessage }: HandlerContext<AddRefusal>): Promise<null> {
    await engine.submit({ type: `${kind.id}Favourite.add` as const, member: member().id, symbol })
    setMessage('favourite-added')
    return null
  },

  async remove(
    { symbol }: Body,
    { engine, member, setMessage }: HandlerContext<'favourite-not-exists'>,
  ): Promise<null> {
    await engine.submit({ type: `${kind.id}Favourite.remove` as const, member: member().id, symbol })
    setMessage('favourite-removed')
    return null
  },
})
