import { findPair, type PairRow } from '../../market/pairs.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Side } from '../../market/maker-quotes.ts'
import { marketsOf } from '../../market/markets.ts'
import type { State } from '../state.ts'
import { bookOf, removeFromBook } from './book.ts'
import { cancelMatch, scheduleMatch } from './schedule-match.ts'
import { type SpotOrder, restOf } from './order.ts'
import { fillResting, place, type PlaceRefusal } from './place.ts'
import { hold } from './settle.ts'
import { endOrder, isStopped, type SpotDue } from './spot-state.ts'
import { type StopCommand, stopCommands } from './stops.ts'
import { recordTrade } from './tape.ts'
import { tellMember } from '../members/events.ts'
import type { OrderRequest } from './order-request.ts'

export type SpotCommand =
  | StopCommand
  | (OrderRequest & { readonly type: 'spot.place' })
  | { readonly type: 'spot.cancel'; readonly member: number; readonly id: string }
  | { readonly type: 'spot.cancelAll'; readonly member: number; readonly symbol: string | null }

type Of<T extends SpotCommand['type']> = Extract<SpotCommand, { type: T }>
type DueOf<T extends SpotDue['type']> = Extract<SpotDue, { type: T }>

type CancelRefusal = 'operation-forbidden' | 'order-status-error' | 'cannot-cancel-order'

export const spotCommands = {
  ...stopCommands,

  'spot.place': (state: State, command: Of<'spot.place'>, context: Context<PlaceRefusal>) =>
    place(state, command, context),

  'spot.cancel'(state: State, { member, id }: Of<'spot.cancel'>, context: Context<CancelRefusal>) {
    const { refuse } = context
    const order = Object.hasOwn(state.spotOrders, id) ? state.spotOrders[id] : undefined
    if (order?.member !== member) return refuse('operation-forbidden')
    if (order.status !== 'TRADING') refuse('order-status-error')
    if (isStopped(state, order, 'cancel')) refuse('cannot-cancel-order')
    return end(state, order, 'CANCELED', context)
  },

  /** Those that may be cancelled; gives how many. */
  'spot.cancelAll'(state: State, { member, symbol }: Of<'spot.cancelAll'>, context: Context) {
    const open = bookOf(state)
      .own(member, symbol)
      .map((id) => openOrder(state, id))
      .filter((order) => !isStopped(state, order, 'cancel'))
    for (const order of open) end(state, order, 'CANCELED', context)
    return open.length
  },
}

export const spotDues = {
  'spot.match': (state: State, { symbol }: DueOf<'spot.match'>, context: Context) =>
    match(state, symbol, context),
}

/** Takes an open order out of the book and frees what it held. */
function end(
  state: State,
  order: SpotOrder,
  status: 'CANCELED' | 'OVERTIMED',
  { time, emit }: Context,
): void {
  const pair = findPair(order.symbol)
  if (pair === undefined) throw new RangeError(`no pair ${order.symbol}`)
  removeFromBook(state, order)
  hold(state, pair, order, 'free', time)
  endOrder(state, order, status, time)
  emit({ type: 'spot.order', id: order.id, what: 'cancelled' })
}

function openOrder(state: State, id: string): SpotOrder {
  const order = state.spotOrders[id]
  if (order === undefined) throw new RangeError(`no order ${id}`)
  return order
}

/** Ends what has rested for as long as it may. */
function expire(state: State, { symbol, maxRest }: PairRow, context: Context): void {
  const book = bookOf(state)
  const late = [...book.resting(symbol, 'BUY'), ...book.resting(symbol, 'SELL')].filter(
    ({ time }) => time + maxRest * 1000 <= context.time,
  )
  for (const { id, member } of late) {
    end(state, openOrder(state, id), 'OVERTIMED', context)
    tellMember(context, { member, kind: 'ORDER_ENDED', account: 'spot', symbol, reference: id })
  }
}

/**
 * Fills every resting order of a pair that the price reaches in the second that begins now, at the order's own price;
 * what has rested for too long ends before.
 */
function match(state: State, symbol: string, context: Context): void {
  const pair = findPair(symbol)
  if (pair === undefined) throw new RangeError(`no pair ${symbol}`)
  const second = Math.floor(context.time / 1000)
  if (pair.maxRest > 0) expire(state, pair, context)
  const { high, low } = marketsOf(state.seed)
    .path(pair)
    .candle(second, second + 1)
  const isReached = (side: Side, price: number): boolean => (side === 'BUY' ? price >= low : price <= high)
  const sides: readonly Side[] = isStopped(state, pair, 'trade') ? [] : ['BUY', 'SELL']
  for (const side of sides)
    for (
      let best = bookOf(state).best(symbol, side);
      best !== undefined && isReached(side, best.price);
      best = bookOf(state).best(symbol, side)
    ) {
      const order = openOrder(state, best.id)
      const lots = restOf(order)
      // Makers come to it, so it is they who take.
      recordTrade(state.spotTapes, pair, {
        price: order.price,
        lots,
        side: side === 'BUY' ? 'SELL' : 'BUY',
        time: context.time,
      })
      fillResting(state, pair, order, lots, context)
    }
  cancelMatch(state, symbol)
  scheduleMatch(state, pair, second + 1)
}
