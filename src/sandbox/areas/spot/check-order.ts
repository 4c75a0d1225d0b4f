import { findPair, type PairRow } from '../../market/pairs.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { refuse } from '../../kernel/refusal.ts'
import { marketsOf } from '../../market/markets.ts'
import type { State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'
import { bookOf } from './book.ts'
import { coinsOf, worth } from './order.ts'
import { checkAllowed } from './stops.ts'
import type { Wanted } from './wanted.ts'

/**
 * The pair of an order that may be placed.
 * @throws Refusal with the codes of `placeSpotOrder`, the first that fits in the order of these checks
 */
export function checkOrder(state: State, wanted: Wanted, time: number): PairRow {
  const { member } = wanted
  const pair = findPair(wanted.symbol) ?? refuse(500, 'nonsupport-coin', 'symbol')
  checkAllowed(state, pair, wanted)
  for (const coin of [pair.coin, pair.quote])
    if (isLocked(state, { member, kind: 'spot', coin })) refuse(500, 'wallet-locked')
  checkPrice(pair, wanted)
  const turnover = checkSize(pair, wanted, marketsOf(state.seed).priceAt(pair, time))
  if (bookOf(state).count(member, pair.symbol) >= pair.maxOrders) refuse(500, 'maximum-quantity')
  checkBalance(state, pair, wanted, turnover)
  return pair
}

/** Only a market order that buys says what it spends instead of how much it wants. */
const isBudget = ({ kind, side }: Wanted): boolean => kind === 'MARKET_PRICE' && side === 'BUY'

/** A limit order has a price within the pair's bounds, a market order has none. */
function checkPrice(pair: PairRow, { side, kind, price, lots }: Wanted): void {
  if (!Number.isSafeInteger(price) || !Number.isSafeInteger(lots) || (kind === 'LIMIT_PRICE') !== price > 0)
    refuse(500, 'order-price-illegal', 'price')
  if (kind === 'LIMIT_PRICE' && price > pair.maxPrice) refuse(500, 'price-ceiling', 'price')
  if (kind === 'LIMIT_PRICE' && side === 'SELL' && price < pair.minPrice) refuse(500, 'floor-price', 'price')
}

/**
 * Neither too much nor too little, a market order measured at the middle price.
 * @returns what it turns over, in units of the quote coin
 */
function checkSize(pair: PairRow, wanted: Wanted, middle: number): bigint {
  const { price, lots, budget } = wanted
  if (isBudget(wanted) ? lots !== 0 : budget !== 0n) refuse(500, 'order-number-illegal', 'amount')
  if (lots > pair.maxLots) refuse(500, 'amount-over-size', 'amount')
  if (budget > worth(pair, middle, pair.maxLots)) refuse(500, 'amount-over-size', 'amount')
  const turnover = isBudget(wanted) ? budget : worth(pair, price || middle, lots)
  if (turnover < pair.minTurnover || (!isBudget(wanted) && lots < pair.minLots))
    refuse(500, 'amount-too-small', 'amount')
  return turnover
}

/** Whoever buys pays the turnover, whoever sells the coins themselves. */
function checkBalance(state: State, pair: PairRow, wanted: Wanted, turnover: bigint): void {
  const { member, side, lots } = wanted
  const needed = side === 'BUY' ? turnover : BigInt(lots) * pair.unitsPerLot
  const { gives } = coinsOf(pair, side)
  const own = { owner: `m${member}`, kind: 'spot', coin: gives, bucket: 'available' } as const
  if (balanceOf(state.ledger, own) < needed) refuse(500, 'insufficient-balance', 'amount')
}
