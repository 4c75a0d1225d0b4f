import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { Handlers } from '../../http/handler.ts'

export const favouriteHandlers: Handlers = {
  listFavourites(_input, { engine, member }) {
    const { id: memberId } = member()
    return (engine.view().favourites[memberId] ?? []).map(({ id, symbol, time }) => ({
      id,
      addTime: formatGmt8(instant(time)),
      memberId,
      symbol,
    }))
  },

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
