import { findPair } from '../../market/pairs.ts'
import type { Context } from '../../kernel/machine.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { State } from '../state.ts'

/** Pairs that a member may mark. */
const MOST = 20

type Marked = { readonly member: number; readonly symbol: string }
export type FavouriteCommand =
  | ({ readonly type: 'favourite.add' } & Marked)
  | ({ readonly type: 'favourite.remove' } & Marked)

export const favouriteCommands = {
  'favourite.add'(state: State, { member, symbol }: Marked, { time }: Context) {
    const pair = findPair(symbol) ?? refuse(500, 'nonsupport-coin', 'symbol')
    const own = (state.favourites[member] ??= [])
    if (own.some((each) => each.symbol === pair.symbol)) refuse(500, 'symbol-already-favoured', 'symbol')
    if (own.length >= MOST) refuse(500, 'favourite-failed', 'symbol')
    const id = own.reduce((most, each) => Math.max(most, each.id), 0) + 1
    own.push({ id, symbol: pair.symbol, time })
  },
  'favourite.remove'(state: State, { member, symbol }: Marked) {
    const own = state.favourites[member] ?? []
    const left = own.filter((each) => each.symbol !== symbol.toUpperCase())
    if (left.length === own.length) refuse(500, 'favourite-not-exists', 'symbol')
    state.favourites[member] = left
  },
}
