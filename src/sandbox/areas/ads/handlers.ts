import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { adsOf, ownAd } from './commands.ts'
import { readDraft } from './draft.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { requireFundPassword } from '../security/own-secrets.ts'
import { pageOf } from '../../http/page.ts'
import { wireAd, wireAdDetail } from './wire.ts'

const NAMED = { PUT_ON_SHELVES: AdShelf.PUT_ON_SHELVES, PUT_OFF_SHELVES: AdShelf.PUT_OFF_SHELVES } as const

const own = (id: number | string, { member }: Pick<HandlerContext, 'member'>) => ({
  member: member().id,
  id: String(id),
})

/** A member's own ads. */
export const adHandlers: Handlers = {
  listMyAds({ body: { status, ...page } }, context) {
    const shelf = status && NAMED[status]
    const ads = adsOf(context.engine.view(), context.member().id)
    const { content, ...rest } = pageOf(
      ads.filter((ad) => shelf === undefined || ad.shelf === shelf),
      page,
    )
    return { ...rest, content: content.map((ad) => wireAd(ad, context)) }
  },

  filterMyAds({ body: { status, advertiseType, ...page } }, context) {
    const ads = adsOf(context.engine.view(), context.member().id).filter(
      ({ side, shelf }) =>
        (status === undefined || shelf === status) && (advertiseType === undefined || side === advertiseType),
    )
    const { content, ...rest } = pageOf(ads, page)
    return { ...rest, content: content.map((ad) => wireAd(ad, context)) }
  },

  getMyAd: ({ body: { id } }, context) =>
    wireAdDetail(ownAd(context.engine.view(), own(id, context), 'record-not-found', context.refuse), context),

  async createAd({ body }, context) {
    const { engine, member, setMessage } = context
    await requireFundPassword(body.jyPassword, context)
    const draft = readDraft(body, engine.view(), context)
    await engine.submit({ type: 'ad.create', member: member().id, draft })
    setMessage('created')
    return null
  },

  async updateAd({ body }, context) {
    const { engine, setMessage, refuse } = context
    const ad = ownAd(engine.view(), own(body.id, context), 'update-failed', refuse)
    if (ad.shelf === AdShelf.PUT_ON_SHELVES) refuse('after-off-shelves')
    await requireFundPassword(body.jyPassword, context)
    const draft = readDraft(body, engine.view(), context)
    await engine.submit({ type: 'ad.change', ...own(body.id, context), draft })
    setMessage('saved')
    return null
  },

  async putAdOnShelf({ body: { id } }, context) {
    const { engine, setMessage } = context
    await engine.submit({ type: 'ad.putOn', ...own(id, context) })
    setMessage('on-shelf')
    return null
  },

  async takeAdOffShelf({ body: { id } }, context) {
    await context.engine.submit({ type: 'ad.takeOff', ...own(id, context) })
    context.setMessage('off-shelf')
    return null
  },

  async deleteAd({ body: { id } }, context) {
    await context.engine.submit({ type: 'ad.remove', ...own(id, context) })
    context.setMessage('deleted')
    return null
  },
}
