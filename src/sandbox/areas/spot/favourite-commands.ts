import { findPair } from '../../market/pairs.ts'
import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'

/** Pairs that a member may mark. */
const MOST = 20

export type Marked = { readonly member: number; readonly symbol: string }
export type FavouriteCommand =
  | ({ readonly type: 'favourite.add' } & Marked)
  | ({ readonly type: 'favourite.remove' } & Marked)

export type AddRefusal = 'nonsupport-coin' | 'symbol-already-favoured' | 'favourite-failed'

/** Marks of a member, by member. */
export type Favourites = Record<
  string,
  { readonly id: number; readonly symbol: string; readonly time: number }[]
>

/** Adds a market that is there to the member's marks. */
export function addFavourite(
  favourites: Favourites,
  { member, symbol }: Marked,
  { time, refuse }: Context<Exclude<AddRefusal, 'nonsupport-coin'>>,
): void {
  const own = (favourites[member] ??= [])
  if (own.some((each) => each.symbol === symbol)) refuse('symbol-already-favoured')
  if (own.length >= MOST) refuse('favourite-failed')
  const id = own.reduce((most, each) => Math.max(most, each.id), 0) + 1
  own.push({ id, symbol, time })
}

export function removeFavourite(
  favourites: Favourites,
  { member, symbol }: Marked,
  { refuse }: Context<'favourite-not-exists'>,
): void {
  const own = favourites[member] ?? []
  const left = own.filter((each) => each.symbol !== symbol.toUpperCase())
  if (left.length === own.length) refuse('favourite-not-exists')
  favourites[member] = left
}

export const favouriteCommands = {
  'favourite.add'(state: State, { member, symbol }: Marked, context: Context<AddRefusal>) {
    const pair = findPair(symbol) ?? context.refuse('nonsupport-coin')
    addFavourite(state.favourites, { member, symbol: pair.symbol }, context)
  },
  'favourite.remove': (state: State, marked: Marked, context: Context<'favourite-not-exists'>) =>
    removeFavourite(state.favourites, marked, context),
}
