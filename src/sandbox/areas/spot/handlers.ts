import type { PlaceSpotOrderRequest } from '#generated/wire/place-spot-order-request.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { findPair, type PairRow } from '../../market/pairs.ts'
import { SCALE, type SpotOrder } from './order.ts'
import type { OrderRequest } from './order-request.ts'
import { wireFills, wireOrder } from './wire-market.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { rateLimit } from '../auth/rate-limit.ts'
import { pageOf } from '../../http/page.ts'

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

/** A page of the caller's own orders, newest first. */
function page(filter: Filter, isOpen: boolean, { engine, member }: HandlerContext) {
  const { id } = member()
  const { symbol, type, status, direction, startTime, endTime, ...paging } = filter
  const day = ({ time }: SpotOrder): string => formatGmt8(instant(time)).slice(0, 10)
  const own = Object.values(engine.view().spotOrders).filter(
    (order) =>
      order.member === id &&
      (order.status === 'TRADING') === isOpen &&
      (symbol === undefined || order.symbol === symbol.toUpperCase()) &&
      (type === undefined || order.kind === type) &&
      (status === undefined || order.status === status) &&
      (direction === undefined || order.side === direction) &&
      (startTime === undefined || day(order) >= startTime) &&
      (endTime === undefined || day(order) <= endTime),
  )
  const { content, ...rest } = pageOf(
    own.toSorted((a, b) => b.time - a.time || b.seq - a.seq),
    paging,
  )
  return { ...rest, content: content.map(wireOrder) }
}

export const spotHandlers: Handlers = {
  async placeSpotOrder({ body }, { engine, member, setMessage, refuse }) {
    const { id } = member()
    const pair = findPair(body.symbol) ?? refuse('nonsupport-coin')
    rateLimit(engine, id, refuse)
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

  listOpenSpotOrdersOfPair: ({ body }, context) => page(body, true, context),
  listPastSpotOrdersOfPair: ({ body }, context) => page(body, false, context),
  listOpenSpotOrders: ({ body }, context) => page(body, true, context),
  listPastSpotOrders: ({ body }, context) => page(body, false, context),

  listSpotFills({ params: { orderId } }, { engine, member, refuse }) {
    const { spotOrders } = engine.view()
    const order = Object.hasOwn(spotOrders, orderId) ? spotOrders[orderId] : undefined
    if (order?.member !== member().id) return refuse('operation-forbidden')
    return wireFills(order)
  },

  getSpotTimeLimit: () => 0,
}
