import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { FavorSymbol } from '#generated/wire/favor-symbol.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Favourites } from './favourite-commands.ts'

/** The marks of a member on the wire. */
export const wireFavourites = (favourites: Favourites, memberId: number): FavorSymbol[] =>
  (favourites[memberId] ?? []).map(({ id, symbol, time }) => ({
    id,
    addTime: formatGmt8(instant(time)),
    memberId,
    symbol,
  }))

export const favouriteHandlers: Handlers = {
  listFavourites: (_input, { engine, member }) => wireFavourites(engine.view().favourites, member().id),

  async addFavourite({ body: { symbol } }, { engine, member, setMessage }) {
    await engine.submit({ type: 'favourite.add', member: member().id, symbol })
    setMessage('favourite-added')
    return null
  },

  async removeFavourite({ body: { symbol } }, { engine, member, setMessage }) {
    await engine.submit({ type: 'favourite.remove', member: member().id, symbol })
    setMessage('favourite-removed')
    return null
  },
}
