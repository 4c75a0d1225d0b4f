import { findPair } from '../../market/pairs.ts'
import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'

/** Pairs that a member may mark. */
const MOST = 20

type Marked = { readonly member: number; readonly symbol: string }
export type FavouriteCommand =
  | ({ readonly type: 'favourite.add' } & Marked)
  | ({ readonly type: 'favourite.remove' } & Marked)

type AddRefusal = 'nonsupport-coin' | 'symbol-already-favoured' | 'favourite-failed'

export const favouriteCommands = {
  'favourite.add'(state: State, { member, symbol }: Marked, { time, refuse }: Context<AddRefusal>) {
    const pair = findPair(symbol) ?? refuse('nonsupport-coin')
    const own = (state.favourites[member] ??= [])
    if (own.some((each) => each.symbol === pair.symbol)) refuse('symbol-already-favoured')
    if (own.length >= MOST) refuse('favourite-failed')
    const id = own.reduce((most, each) => Math.max(most, each.id), 0) + 1
    own.push({ id, symbol: pair.symbol, time })
  },
  'favourite.remove'(state: State, { member, symbol }: Marked, { refuse }: Context<'favourite-not-exists'>) {
    const own = state.favourites[member] ?? []
    const left = own.filter((each) => each.symbol !== symbol.toUpperCase())
    if (left.length === own.length) refuse('favourite-not-exists')
    state.favourites[member] = left
  },
}
