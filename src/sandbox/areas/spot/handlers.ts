import type { PlaceSpotOrderRequest } from '#generated/wire/place-spot-order-request.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { findPair, type PairRow } from '../../market/pairs.ts'
import { rowsOfLog } from '../../kernel/log-view.ts'
import { ownOf } from '../own.ts'
import { bookOf } from './book.ts'
import { SCALE, type SpotOrder } from './order.ts'
import { limitOrderRate } from './order-rate.ts'
import type { OrderRequest } from './order-request.ts'
import { wireFills, wireOrder } from './wire-market.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { newestPage, pageOf } from '../../http/page.ts'

/** The order in whole ticks, lots and units: the contract's places and limits have been judged before. */
function orderRequestOf(body: PlaceSpotOrderRequest, pair: PairRow): Omit<OrderRequest, 'member'> {
  const { direction: side, type: kind } = body
  const isBudget = kind === 'MARKET_PRICE' && side === 'BUY'
  const whole = (text: string, scale: number): number => toSafeInteger(toUnits(decimal(text), scale))
  return {
    symbol: pair.symbol,
    side,
    kind,
    price: whole(body.price, pair.priceScale),
    lots: isBudget ? 0 : whole(body.amount, pair.lotScale),
    budget: isBudget ? toUnits(decimal(body.amount), SCALE) : 0n,
  }
}

type Filter = {
  readonly symbol?: string
  readonly type?: string
  readonly status?: string
  readonly direction?: string
  readonly startTime?: string
  readonly endTime?: string
  readonly pageNo?: number
  readonly pageSize?: number
}

const dayOf = ({ time }: SpotOrder): string => formatGmt8(instant(time)).slice(0, 10)

/** A page of the caller's open orders, newest first: there are at most so many as all pairs allow. */
function openPage({ startTime, endTime, ...filter }: Filter, { engine, member }: HandlerContext) {
  const state = engine.view()
  const pair = filter.symbol === undefined ? null : filter.symbol.toUpperCase()
  const own = bookOf(state)
    .own(member().id, pair)
    .flatMap((id) => state.spotOrders[id] ?? [])
    .filter(
      (order) =>
        isWanted(order, filter) &&
        (startTime === undefined || dayOf(order) >= startTime) &&
        (endTime === undefined || dayOf(order) <= endTime),
    )
  const { content, ...rest } = pageOf(own.toReversed(), filter)
  return { ...rest, content: content.map(wireOrder) }
}

/** A page of the caller's orders that have ended, those first that were placed last. */
function pastPage(filter: Filter, { engine, member }: HandlerContext) {
  const { spotOrders, spotEnded } = engine.view()
  const symbol = filter.symbol === undefined ? undefined : (findPair(filter.symbol)?.symbol ?? null)
  const orderOf = (id: string): SpotOrder => {
    const order = spotOrders[id]
    if (order === undefined) throw new RangeError(`no order ${id}`)
    return order
  }
  const { type, status, direction } = filter
  const rows = rowsOfLog(ownOf(spotEnded, member().id), {
    name: `past ${symbol} ${type} ${status} ${direction}`,
    rowsOf: (id) => {
      const order = orderOf(id)
      return (symbol === undefined || order.symbol === symbol) && isWanted(order, filter) ? [id] : []
    },
    rankOf: (id) => orderOf(id).seq,
  })
  const { content, ...rest } = newestPage(rows, filter, filter, (id) => orderOf(id).time)
  return { ...rest, content: content.map((id) => wireOrder(orderOf(id))) }
}

const isWanted = ({ kind, status, side }: SpotOrder, wanted: Filter): boolean =>
  (wanted.type === undefined || kind === wanted.type) &&
  (wanted.status === undefined || status === wanted.status) &&
  (wanted.direction === undefined || side === wanted.direction)

export const spotHandlers: Handlers = {
  async placeSpotOrder({ body }, { engine, member, setMessage, refuse }) {
    const { id } = member()
    const pair = findPair(body.symbol) ?? refuse('nonsupport-coin')
    limitOrderRate(engine, id, refuse)
    const order = await engine.submit({ type: 'spot.place', member: id, ...orderRequestOf(body, pair) })
    setMessage('order-placed')
    return String(order)
  },

  async cancelSpotOrder({ params: { orderId } }, { engine, member, setMessage }) {
    await engine.submit({ type: 'spot.cancel', member: member().id, id: orderId })
    setMessage('order-cancelled')
    return null
  },

  async cancelSpotOrders({ body: { symbol } }, { engine, member, setMessage }) {
    const pair = symbol === undefined ? null : (findPair(symbol)?.symbol ?? symbol)
    const count = await engine.submit({ type: 'spot.cancelAll', member: member().id, symbol: pair })
    setMessage('orders-cancelled')
    return typeof count === 'number' ? count : 0
  },

  listOpenSpotOrdersOfPair: ({ body }, context) => openPage(body, context),
  listPastSpotOrdersOfPair: ({ body }, context) => pastPage(body, context),
  listOpenSpotOrders: ({ body }, context) => openPage(body, context),
  listPastSpotOrders: ({ body }, context) => pastPage(body, context),

  listSpotFills({ params: { orderId } }, { engine, member, refuse }) {
    const { spotOrders } = engine.view()
    const order = Object.hasOwn(spotOrders, orderId) ? spotOrders[orderId] : undefined
    if (order?.member !== member().id) return refuse('operation-forbidden')
    return wireFills(order)
  },

  getSpotTimeLimit: () => 0,
}
