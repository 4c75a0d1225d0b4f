import { findPair, type PairRow } from '../../market/pairs.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { marketsOf } from '../../market/markets.ts'
import type { State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'
import { bookOf } from './book.ts'
import { coinsOf, worth } from './order.ts'
import { checkAllowed, type StopRefusal } from './stops.ts'
import type { OrderRequest } from './order-request.ts'

export type OrderRefusal =
  | StopRefusal
  | PriceRefusal
  | SizeRefusal
  | 'nonsupport-coin'
  | 'wallet-locked'
  | 'maximum-quantity'
  | 'insufficient-balance'
type PriceRefusal = 'order-price-illegal' | 'price-ceiling' | 'floor-price'
type SizeRefusal = 'order-number-illegal' | 'amount-over-size' | 'amount-too-small'

/**
 * The pair of an order that may be placed. A request has been judged by the contract's keywords before; this guards the
 * book against orders of any origin, such as those of the personas' past, and against what has changed since.
 * @throws Refusal with the codes of `placeSpotOrder`, the first that fits in the order of these checks
 */
export function checkOrder(
  state: State,
  orderRequest: OrderRequest,
  time: number,
  refuse: Refuse<OrderRefusal>,
): PairRow {
  const { member } = orderRequest
  const pair = findPair(orderRequest.symbol) ?? refuse('nonsupport-coin')
  checkAllowed(state, pair, orderRequest, refuse)
  for (const coin of [pair.coin, pair.quote])
    if (isLocked(state, { member, kind: 'spot', coin })) refuse('wallet-locked')
  checkPrice(pair, orderRequest, refuse)
  const turnover = checkSize(pair, orderRequest, () => marketsOf(state.seed).priceAt(pair, time), refuse)
  if (bookOf(state).count(member, pair.symbol) >= pair.maxOrders) refuse('maximum-quantity')
  checkBalance(state, pair, orderRequest, turnover, refuse)
  return pair
}

/** Only a market order that buys says what it spends instead of how much it wants. */
const isBudget = ({ kind, side }: OrderRequest): boolean => kind === 'MARKET_PRICE' && side === 'BUY'

/** A limit order has a price within the pair's bounds, a market order has none. */
function checkPrice(
  pair: PairRow,
  { side, kind, price, lots }: OrderRequest,
  refuse: Refuse<PriceRefusal>,
): void {
  if (!Number.isSafeInteger(price) || !Number.isSafeInteger(lots) || (kind === 'LIMIT_PRICE') !== price > 0)
    refuse('order-price-illegal')
  if (kind === 'LIMIT_PRICE' && price > pair.maxPrice) refuse('price-ceiling')
  if (kind === 'LIMIT_PRICE' && side === 'SELL' && price < pair.minPrice) refuse('floor-price')
}

/**
 * Neither too much nor too little, a market order measured at the middle price.
 * @returns what it turns over, in units of the quote coin
 */
function checkSize(
  pair: PairRow,
  orderRequest: OrderRequest,
  middle: () => number,
  refuse: Refuse<SizeRefusal>,
): bigint {
  const { price, lots, budget } = orderRequest
  if (isBudget(orderRequest) ? lots !== 0 : budget !== 0n) refuse('order-number-illegal')
  if (lots > pair.maxLots) refuse('amount-over-size')
  if (budget > 0n && budget > worth(pair, middle(), pair.maxLots)) refuse('amount-over-size')
  const turnover = isBudget(orderRequest) ? budget : worth(pair, price || middle(), lots)
  if (turnover < pair.minTurnover || (!isBudget(orderRequest) && lots < pair.minLots))
    refuse('amount-too-small')
  return turnover
}

/** Refuses an order that the member cannot pay: a buyer pays the turnover, a seller the coins themselves. */
function checkBalance(
  state: State,
  pair: PairRow,
  orderRequest: OrderRequest,
  turnover: bigint,
  refuse: Refuse<'insufficient-balance'>,
): void {
  const { member, side, lots } = orderRequest
  const needed = side === 'BUY' ? turnover : BigInt(lots) * pair.unitsPerLot
  const { gives } = coinsOf(pair, side)
  const own = { owner: `m${member}`, kind: 'spot', coin: gives, bucket: 'available' } as const
  if (balanceOf(state.ledger, own) < needed) refuse('insufficient-balance')
}
