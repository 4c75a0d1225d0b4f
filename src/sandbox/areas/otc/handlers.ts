import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import { OtcOrderMode } from '#generated/wire/otc-order-mode.ts'
import { OtcOrderStatus } from '#generated/wire/otc-order-status.ts'
import type { PlaceOtcOrderRequest } from '#generated/wire/place-otc-order-request.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { COIN_PLACES, MONEY_PLACES } from '#src/core/otc/trade.ts'
import type { Exchange, HandlerContext, Handlers } from '../../http/handler.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { newestPage, pageOf } from '../../http/page.ts'
import { centsFor, coinsFor, finalCents, PRICE_SLOT } from '../ads/ad.ts'
import { findOtcCoin } from '../ads/otc-coins.ts'
import { ownOf } from '../own.ts'
import { requireFundPassword } from '../security/own-secrets.ts'
import type { State } from '../state.ts'
import { chatOf } from './chat.ts'
import { ownOrder, releasable } from './commands.ts'
import type { OtcOrder } from './otc-state.ts'
import { wireChatMessage } from './wire-chat.ts'
import { wireOtcDetail, wireOtcRow } from './wire-order.ts'

type PlaceRefusal = 'parameter-error' | 'already-put-off' | 'price-expired' | 'number-error'

/** The parts of a handler's context that reading an order takes. */
type Asking<Key extends string> = Pick<HandlerContext, 'member'> & {
  readonly engine: Pick<Exchange, 'view' | 'now'>
  readonly refuse: Refuse<Key>
}

const near = (a: bigint, b: bigint): boolean => a - b <= 1n && b - a <= 1n

/**
 * Reads an order as the customer wants it. The price is that of the ad's moment or the one before; money or amount is
 * what was typed, and the other follows, where clients that round may be off by one unit.
 */
function wishOf<Self extends 'not-allow-buy-by-self' | 'not-allow-sell-by-self'>(
  body: PlaceOtcOrderRequest,
  side: 0 | 1,
  self: Self,
  { engine, member, refuse }: Asking<PlaceRefusal | Self>,
) {
  const state = engine.view()
  const ad = Object.hasOwn(state.ads, String(body.id)) ? state.ads[String(body.id)] : undefined
  const isThere = ad !== undefined && ad.side === side && ad.shelf !== AdShelf.TURNOFF
  if (!isThere || findOtcCoin(String(body.coinId))?.coin.unit !== ad.coin) return refuse('parameter-error')
  const { id } = member()
  if (ad.member === id) refuse(self)
  if (ad.shelf !== AdShelf.PUT_ON_SHELVES) refuse('already-put-off')
  const price = toUnits(decimal(body.price), MONEY_PLACES)
  const now = engine.now()
  if (price !== finalCents(ad, state, now) && price !== finalCents(ad, state, now - PRICE_SLOT))
    refuse('price-expired')
  const typed = {
    cents: toUnits(decimal(body.money), MONEY_PLACES),
    units: toUnits(decimal(body.amount), COIN_PLACES),
  }
  const isAmount = body.mode === OtcOrderMode.AMOUNT
  const cents = isAmount ? centsFor(typed.units, price) : typed.cents
  const units = isAmount ? typed.units : coinsFor(typed.cents, price)
  if (!near(cents, typed.cents) || !near(units, typed.units)) refuse('number-error')
  return { member: id, ad: ad.id, price, cents, units, remark: body.remark?.trim() || null }
}

const { COMPLETED, CANCELLED } = OtcOrderStatus

/** Numbers of a member's orders that stand at one place, oldest first. */
function ownNumbers({ otc }: State, member: number, status: OtcOrderStatus): readonly string[] {
  if (status === COMPLETED) return ownOf(otc.finished, member)
  if (status === CANCELLED) return ownOf(otc.cancelled, member)
  return (otc.open[member] ?? []).filter((sn) => otc.orders[sn]?.status === status)
}

const own = (orderSn: string, { member }: Pick<HandlerContext, 'member'>) => ({
  member: member().id,
  sn: orderSn,
})

export const otcHandlers: Handlers = {
  async placeOtcBuyOrder({ body }, context) {
    const wish = wishOf(body, AdSide.SELL, 'not-allow-buy-by-self', context)
    return String(await context.engine.submit({ type: 'otc.buy', ...wish }))
  },

  async placeOtcSellOrder({ body }, context) {
    const wish = wishOf(body, AdSide.BUY, 'not-allow-sell-by-self', context)
    return String(await context.engine.submit({ type: 'otc.sell', ...wish }))
  },

  listOtcOrders({ body: { status, orderSn, ...page } }, { engine, member }) {
    const state = engine.view()
    const { id } = member()
    const numbers = ownNumbers(state, id, status)
    const { content, ...rest } =
      orderSn === undefined
        ? newestPage(numbers, page)
        : pageOf(numbers.filter((sn) => sn.includes(orderSn)).toReversed(), page)
    const orders = content.flatMap((sn): OtcOrder[] => {
      const order = state.otc.orders[sn]
      return order === undefined ? [] : [order]
    })
    return { ...rest, content: orders.map((order) => wireOtcRow(state, order, id)) }
  },

  getOtcOrder({ body: { orderSn } }, context) {
    const { engine, member, refuse } = context
    return wireOtcDetail(ownOrder(engine.view(), own(orderSn, context), refuse), member().id, context)
  },

  async payOtcOrder({ body: { orderSn } }, context) {
    await context.engine.submit({ type: 'otc.pay', ...own(orderSn, context) })
    return { orderSn, status: OtcOrderStatus.PAID }
  },

  async releaseOtcOrder({ body: { orderSn, jyPassword } }, context) {
    const act = own(orderSn, context)
    // Nobody tries passwords on an order that is not to be released.
    releasable(context.engine.view(), act, context.refuse)
    await requireFundPassword(jyPassword, context)
    await context.engine.submit({ type: 'otc.release', ...act })
    return null
  },

  async cancelOtcOrder({ body: { orderSn } }, context) {
    await context.engine.submit({ type: 'otc.cancel', ...own(orderSn, context) })
    return null
  },

  async appealOtcOrder({ body: { orderSn, remark } }, context) {
    await context.engine.submit({ type: 'otc.appeal', ...own(orderSn, context), remark })
    return null
  },

  listChatMessages({ body: { orderId, page = 1, limit = 20 } }, context) {
    const { engine, language, refuse } = context
    const state = engine.view()
    const order = ownOrder(state, own(orderId, context), refuse)
    const { content, totalElements, totalPages } = newestPage(chatOf(state, orderId), {
      pageNo: page,
      pageSize: limit,
    })
    return {
      currentPage: page,
      totalPage: totalPages,
      currentCount: content.length,
      totalCount: totalElements,
      data: content.map((entry) => wireChatMessage(state, order, entry, language)),
    }
  },
}
