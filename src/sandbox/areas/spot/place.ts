import { toSafeInteger } from '#src/core/money/whole.ts'
import type { PairRow } from '../../market/pairs.ts'
import type { Context } from '../../kernel/machine.ts'
import { append, toRaw } from '../../kernel/transaction.ts'
import type { Level } from '../../market/maker-quotes.ts'
import type { State } from '../state.ts'
import { bookOf, addToBook, removeFromBook } from './book.ts'
import { checkOrder, type OrderRefusal } from './check-order.ts'
import { makersOf, takeLiquidity } from './liquidity.ts'
import { scheduleSoonerMatch } from './schedule-match.ts'
import { tellMember } from '../members/events.ts'
import { coinsOf, exchanged, opposite, restOf, type SpotOrder, worth } from './order.ts'
import { hold, settle } from './settle.ts'
import { endOrder } from './spot-state.ts'
import { recordTrade } from './tape.ts'
import type { OrderRequest } from './order-request.ts'
import { askInSale, lotsFromSale, sell } from '../lab/sales.ts'

export type PlaceRefusal = OrderRefusal | 'own-order' | 'order-failed'

/** A trade of an order with an order of a member, a maker, or a sale of the lab. */
type Trade = Level & { readonly with: SpotOrder | 'maker' | 'sale' }

/**
 * Places an order: it trades with what rests in the book, best price first and at one price who came first, members
 * before makers; what is left of a limit order rests, what is left of a market order ends. It ends too where it comes
 * to an order of the same member: nobody trades with himself.
 * @throws Refusal with the codes of `placeSpotOrder`
 */
export function place(state: State, orderRequest: OrderRequest, context: Context<PlaceRefusal>): string {
  const { time, refuse } = context
  const pair = checkOrder(state, orderRequest, time, refuse)
  const seq = state.nextSpotSeq
  state.nextSpotSeq = seq + 1
  const { member, side, kind, price, lots, budget } = orderRequest
  const order: SpotOrder = {
    member,
    symbol: pair.symbol,
    side,
    kind,
    price,
    lots,
    budget,
    id: `E${time}${seq}`,
    seq,
    status: 'TRADING',
    time,
    ended: null,
    filled: 0,
    turnover: 0n,
    fee: 0n,
    fills: [],
  }
  const { trades: matched, meetsOwn } = match(state, pair, order, time)
  const trades = meetsOwn ? matched : withSale(state, pair, order, matched, time)
  if (trades.length === 0 && meetsOwn) refuse('own-order')
  if (trades.length === 0 && order.kind === 'MARKET_PRICE') refuse('order-failed')
  if (trades.length > 0) {
    enter(pair, order, trades, settle(state, pair, order, trades, { isTaker: true, time }), time)
    // A sale is no price of the market: neither its trades nor its candles know it.
    for (const trade of trades)
      if (trade.with !== 'sale')
        recordTrade(state.spotTapes, pair, { price: trade.price, lots: trade.lots, side, time })
  }
  for (const trade of trades)
    if (trade.with === 'maker') takeLiquidity(state, pair, opposite(order.side), trade, time)
    else if (trade.with === 'sale') sell(state, pair, order, trade.lots, time)
    else fillResting(state, pair, trade.with, trade.lots, context)
  finish(state, pair, order, meetsOwn, context)
  return order.id
}

/** Keeps the order, in the book if something of it is left that may rest. */
function finish(
  state: State,
  pair: PairRow,
  order: SpotOrder,
  meetsOwn: boolean,
  { time, emit }: Context,
): void {
  const isLeft = order.kind === 'LIMIT_PRICE' && restOf(order) > 0
  const isOpen = isLeft && !meetsOwn
  state.spotOrders[order.id] = order
  if (!isOpen) endOrder(state, order, isLeft ? 'CANCELED' : 'COMPLETED', time)
  else {
    hold(state, pair, order, 'freeze', time)
    addToBook(state, order)
    askInSale(state, pair, order, time)
    scheduleSoonerMatch(state, pair, order, time)
  }
  const { id } = order
  if (!isLeft) emit({ type: 'spot.order', id, what: 'completed' })
  else if (order.filled > 0) emit({ type: 'spot.order', id, what: 'traded' })
  if (isLeft && !isOpen) emit({ type: 'spot.order', id, what: 'cancelled' })
}

/** The trades that an order makes at once, and whether an order of its own member ended them; nothing is changed yet. */
function match(
  state: State,
  pair: PairRow,
  order: SpotOrder,
  time: number,
): { readonly trades: readonly Trade[]; readonly meetsOwn: boolean } {
  const side = opposite(order.side)
  const members = bookOf(state).resting(pair.symbol, side)
  const makers = makersOf(state, pair, side, time)
  // What is only read needs no draft.
  const orders = toRaw(state.spotOrders)
  const isBetter = (a: number, b: number): boolean => (side === 'SELL' ? a <= b : a >= b)
  let [member, maker] = [members.next(), makers.next()]
  let [lots, budget] = [order.lots, order.budget]
  const trades: Trade[] = []
  for (;;) {
    const isMember = !member.done && (maker.done || isBetter(member.value.price, maker.value.price))
    const resting = isMember && !member.done ? orders[member.value.id] : undefined
    const level = resting
      ? { price: resting.price, lots: restOf(resting) }
      : maker.done
        ? undefined
        : maker.value
    if (level === undefined) break
    if (order.kind === 'LIMIT_PRICE' && !isBetter(level.price, order.price)) break
    const affordableLots = order.budget > 0n ? affordable(pair, level.price, budget) : lots
    const traded = Math.min(affordableLots, level.lots)
    if (traded === 0) break
    if (resting?.member === order.member) return { trades, meetsOwn: true }
    trades.push({
      price: level.price,
      lots: traded,
      with: (resting && state.spotOrders[resting.id]) ?? 'maker',
    })
    lots -= traded
    budget -= worth(pair, level.price, traded)
    if (resting) member = members.next()
    else maker = makers.next()
  }
  return { trades, meetsOwn: false }
}

/** The trades of an order with what a sale at its price adds to them: the market goes first, as it is no dearer. */
function withSale(
  state: State,
  pair: PairRow,
  order: SpotOrder,
  trades: readonly Trade[],
  time: number,
): readonly Trade[] {
  const rest = trades.reduce((left, { lots }) => left - lots, order.lots)
  const lots = lotsFromSale(state, pair, order, rest, time)
  return lots === 0 ? trades : [...trades, { price: order.price, lots, with: 'sale' }]
}

const affordable = (pair: PairRow, price: number, budget: bigint): number =>
  toSafeInteger(budget / worth(pair, price, 1))

/** Writes trades into an order. */
function enter(
  pair: PairRow,
  order: SpotOrder,
  trades: readonly Level[],
  fees: readonly bigint[],
  time: number,
): void {
  let { filled, turnover, fee } = toRaw(order)
  for (const [index, { price, lots }] of trades.entries()) {
    const part = fees[index] ?? 0n
    append(order.fills, { price, lots, fee: part, time })
    filled += lots
    turnover += worth(pair, price, lots)
    fee += part
  }
  order.filled = filled
  order.turnover = turnover
  order.fee = fee
}

/** A resting order trades so many lots at its own price; one that is filled leaves the book. */
export function fillResting(
  state: State,
  pair: PairRow,
  order: SpotOrder,
  lots: number,
  context: Context,
): void {
  const { time, emit } = context
  const { id, price, member, side } = toRaw(order)
  const trades = [{ price, lots }]
  if (lots === restOf(order)) removeFromBook(state, order)
  enter(pair, order, trades, settle(state, pair, order, trades, { isTaker: false, time }), time)
  const isFilled = restOf(order) === 0
  if (isFilled) endOrder(state, order, 'COMPLETED', time)
  emit({ type: 'spot.order', id, what: isFilled ? 'completed' : 'traded' })
  const got = exchanged(pair, side, price, lots).got - (order.fills.at(-1)?.fee ?? 0n)
  tellMember(context, {
    member,
    kind: 'ORDER_FILLED',
    account: 'spot',
    symbol: pair.symbol,
    reference: id,
    part: order.fills.length,
    amount: { coin: coinsOf(pair, side).gets, units: got },
  })
}
