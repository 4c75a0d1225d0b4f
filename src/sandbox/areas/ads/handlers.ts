import { AD_SHELF } from './ad.ts'
import { adsOf, ownAd } from './commands.ts'
import { checkAdvertiser } from './advertisers.ts'
import { readDraft } from './draft.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { provenFundPassword } from '../security/own-secrets.ts'
import { pageOf } from '../../http/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { wireAd, wireAdDetail } from './wire.ts'

const NAMED = { PUT_ON_SHELVES: AD_SHELF.on, PUT_OFF_SHELVES: AD_SHELF.off } as const

const own = (id: number | string, { member }: HandlerContext) => ({ member: member().id, id: String(id) })

function shelf(type: 'ad.putOn' | 'ad.takeOff' | 'ad.remove', said: string) {
  return async ({ body: { id } }: { body: { id: number } }, context: HandlerContext): Promise<null> => {
    if (type === 'ad.putOn') checkAdvertiser(context.engine.view(), context.member())
    await context.engine.submit({ type, ...own(id, context) })
    context.say(said)
    return null
  }
}

/** A member's own ads. */
export const adHandlers: Handlers = {
  listMyAds({ body: { status, ...page } }, context) {
    const wanted = status && NAMED[status]
    const ads = adsOf(context.engine.view(), context.member().id)
    const { content, ...rest } = pageOf(
      ads.filter((ad) => wanted === undefined || ad.shelf === wanted),
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
    wireAdDetail(ownAd(context.engine.view(), own(id, context), 'record-not-found'), context),

  async createAd({ body }, context) {
    const { engine, member, say } = context
    checkAdvertiser(engine.view(), member())
    await provenFundPassword(body.jyPassword, 'jyPassword', context)
    const draft = readDraft(body, engine.view(), context)
    await engine.submit({ type: 'ad.create', member: member().id, draft })
    say('created')
    return null
  },

  async updateAd({ body }, context) {
    const { engine, member, say } = context
    checkAdvertiser(engine.view(), member())
    const ad = ownAd(engine.view(), own(body.id, context), 'update-failed')
    if (ad.shelf === AD_SHELF.on) refuse(500, 'after-off-shelves')
    await provenFundPassword(body.jyPassword, 'jyPassword', context)
    const draft = readDraft(body, engine.view(), context)
    await engine.submit({ type: 'ad.change', ...own(body.id, context), draft })
    say('saved')
    return null
  },

  putAdOnShelf: shelf('ad.putOn', 'on-shelf'),
  takeAdOffShelf: shelf('ad.takeOff', 'off-shelf'),
  deleteAd: shelf('ad.remove', 'deleted'),
}
