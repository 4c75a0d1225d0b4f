import { countOf } from '#src/money/whole.ts'
import { findPair, type PairRow } from '../data/pairs.ts'
import { balanceOf } from '../kernel/ledger.ts'
import type { Context } from '../kernel/machine.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Level, Side } from '../market/maker-quotes.ts'
import { marketsOf } from '../market/markets.ts'
import type { State } from '../state/state.ts'
import { isLocked } from '../state/wallets.ts'
import { bookOf, enterBook, leaveBook } from './book.ts'
import { makersOf, take } from './liquidity.ts'
import { lookSooner } from './look.ts'
import { coinsOf, opposite, type OrderKind, restOf, type SpotOrder, worth } from './order.ts'
import { hold, settle } from './settle.ts'
import { checkAllowed } from './stops.ts'
import { record } from './tape.ts'

/** What a member orders: `budget` for a market order that buys, `lots` for every other. */
export type Wanted = {
  readonly member: number
  readonly symbol: string
  readonly side: Side
  readonly kind: OrderKind
  readonly price: number
  readonly lots: number
  readonly budget: bigint
}

type Trade = Level & { readonly with: SpotOrder | undefined }

/**
 * Places an order: it trades with what rests in the book, best price first and at one price who came first, members
 * before makers; what is left of a limit order rests, what is left of a market order ends. It ends too where it comes
 * to an order of the same member: nobody trades with himself.
 * @throws Refusal with the codes of `placeSpotOrder`
 */
export function place(state: State, wanted: Wanted, context: Context): string {
  const { time } = context
  const pair = check(state, wanted, time)
  const seq = state.nextSpotSeq
  state.nextSpotSeq = seq + 1
  const { member, side, kind, price, lots, budget } = wanted
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
  const { trades, meetsOwn } = match(state, pair, order, time)
  if (trades.length === 0 && meetsOwn) refuse(500, 'own-order')
  if (trades.length === 0 && order.kind === 'MARKET_PRICE') refuse(500, 'order-failed')
  if (trades.length > 0) {
    enter(pair, order, trades, settle(state, pair, order, trades, { isTaker: true, time }), time)
    for (const trade of trades) record(state, pair, { price: trade.price, lots: trade.lots, side, time })
  }
  for (const trade of trades)
    if (trade.with === undefined) take(state, pair, opposite(order.side), trade, time)
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
  if (!isOpen) Object.assign(order, { status: isLeft ? 'CANCELED' : 'COMPLETED', ended: time })
  state.spotOrders[order.id] = order
  if (isOpen) {
    hold(state, pair, order, 'freeze', time)
    enterBook(state, order)
    lookSooner(state, pair, order, time)
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
  const isBetter = (a: number, b: number): boolean => (side === 'SELL' ? a <= b : a >= b)
  let [member, maker] = [members.next(), makers.next()]
  let [lots, budget] = [order.lots, order.budget]
  const trades: Trade[] = []
  for (;;) {
    const isMember = !member.done && (maker.done || isBetter(member.value.price, maker.value.price))
    const resting = isMember && !member.done ? state.spotOrders[member.value.id] : undefined
    const level = resting
      ? { price: resting.price, lots: restOf(resting) }
      : maker.done
        ? undefined
        : maker.value
    if (level === undefined) break
    if (order.kind === 'LIMIT_PRICE' && !isBetter(level.price, order.price)) break
    const wanted = order.budget > 0n ? affordable(pair, level.price, budget) : lots
    const traded = Math.min(wanted, level.lots)
    if (traded === 0) break
    if (resting?.member === order.member) return { trades, meetsOwn: true }
    trades.push({ price: level.price, lots: traded, with: resting })
    lots -= traded
    budget -= worth(pair, level.price, traded)
    if (resting) member = members.next()
    else maker = makers.next()
  }
  return { trades, meetsOwn: false }
}

const affordable = (pair: PairRow, price: number, budget: bigint): number =>
  countOf(budget / worth(pair, price, 1))

/** Writes trades into an order. */
function enter(
  pair: PairRow,
  order: SpotOrder,
  trades: readonly Level[],
  fees: readonly bigint[],
  time: number,
): void {
  for (const [index, { price, lots }] of trades.entries()) {
    const fee = fees[index] ?? 0n
    order.fills.push({ price, lots, fee, time })
    order.filled += lots
    order.turnover += worth(pair, price, lots)
    order.fee += fee
  }
}

/** A resting order trades so many lots at its own price; one that is filled leaves the book. */
export function fillResting(
  state: State,
  pair: PairRow,
  order: SpotOrder,
  lots: number,
  { time, emit }: Context,
): void {
  const { id, price } = order
  const trades = [{ price, lots }]
  if (lots === restOf(order)) leaveBook(state, order)
  enter(pair, order, trades, settle(state, pair, order, trades, { isTaker: false, time }), time)
  const isFilled = restOf(order) === 0
  if (isFilled) {
    order.status = 'COMPLETED'
    order.ended = time
  }
  emit({ type: 'spot.order', id, what: isFilled ? 'completed' : 'traded' })
}

function check(state: State, wanted: Wanted, time: number): PairRow {
  const { member, side, kind, price, lots, budget } = wanted
  const pair = findPair(wanted.symbol) ?? refuse(500, 'nonsupport-coin', 'symbol')
  checkAllowed(state, pair, wanted)
  for (const coin of [pair.coin, pair.quote])
    if (isLocked(state, { member, kind: 'spot', coin })) refuse(500, 'wallet-locked')
  if (!Number.isSafeInteger(price) || !Number.isSafeInteger(lots) || (kind === 'LIMIT_PRICE') !== price > 0)
    refuse(500, 'order-price-illegal', 'price')
  if (kind === 'LIMIT_PRICE' && price > pair.maxPrice) refuse(500, 'price-ceiling', 'price')
  if (kind === 'LIMIT_PRICE' && side === 'SELL' && price < pair.minPrice) refuse(500, 'floor-price', 'price')
  const isBudget = kind === 'MARKET_PRICE' && side === 'BUY'
  if (isBudget ? lots !== 0 : budget !== 0n) refuse(500, 'order-number-illegal', 'amount')
  if (lots > pair.maxLots) refuse(500, 'amount-over-size', 'amount')
  const middle = marketsOf(state.seed).priceAt(pair, time)
  if (budget > worth(pair, middle, pair.maxLots)) refuse(500, 'amount-over-size', 'amount')
  const turnover = isBudget ? budget : worth(pair, price || middle, lots)
  if (turnover < pair.minTurnover || (!isBudget && lots < pair.minLots))
    refuse(500, 'amount-too-small', 'amount')
  if (bookOf(state).count(member, pair.symbol) >= pair.maxOrders) refuse(500, 'maximum-quantity')
  const needed =
    isBudget || (side === 'BUY' && kind === 'LIMIT_PRICE') ? turnover : BigInt(lots) * pair.unitsPerLot
  const { gives } = coinsOf(pair, side)
  const own = { owner: `m${member}`, kind: 'spot', coin: gives, bucket: 'available' } as const
  if (balanceOf(state.ledger, own) < needed) refuse(500, 'insufficient-balance', 'amount')
  return pair
}
