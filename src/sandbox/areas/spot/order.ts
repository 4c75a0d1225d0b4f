import type { PairRow } from '../../market/pairs.ts'
import type { Side } from '../../market/maker-quotes.ts'

/** Coins are counted to so many places. */
export const SCALE = 8

export type OrderKind = 'MARKET_PRICE' | 'LIMIT_PRICE'
export type OrderStatus = 'TRADING' | 'COMPLETED' | 'CANCELED' | 'OVERTIMED'

/** One trade of an order. `fee` is in smallest units of what was received. */
export type Fill = {
  readonly price: number
  readonly lots: number
  readonly fee: bigint
  readonly time: number
}

/** A member's order: prices in ticks, quantities in lots, money in smallest units. */
export type SpotOrder = {
  readonly id: string
  /** Grows with every order: who came first. */
  readonly seq: number
  readonly member: number
  readonly symbol: string
  readonly side: Side
  readonly kind: OrderKind
  /** 0 for a market order. */
  readonly price: number
  /** Ordered lots; 0 for an order that has a `budget`. */
  readonly lots: number
  /** Smallest units of the quote coin that a market order to buy may spend; 0 for every other order. */
  readonly budget: bigint
  status: OrderStatus
  readonly time: number
  ended: number | null
  filled: number
  turnover: bigint
  fee: bigint
  fills: Fill[]
}

export const opposite = (side: Side): Side => (side === 'BUY' ? 'SELL' : 'BUY')

/** Lots that an open limit order still wants. */
export const restOf = ({ lots, filled }: Pick<SpotOrder, 'lots' | 'filled'>): number => lots - filled

/** Smallest units of the quote coin that so many lots are worth at a price: exact. */
export const worth = ({ unitsPerTick, faceUnits }: PairRow, price: number, lots: number): bigint =>
  BigInt(lots) * (faceUnits ?? BigInt(price) * unitsPerTick)

/**
 * Returns the smallest units that an order of one side gives and gets for so many lots at a price, in `gives` and
 * `gets`.
 */
export function exchanged(
  pair: PairRow,
  side: Side,
  price: number,
  lots: number,
): { readonly given: bigint; readonly got: bigint } {
  const [money, coins] = [worth(pair, price, lots), BigInt(lots) * pair.unitsPerLot]
  return side === 'BUY' ? { given: money, got: coins } : { given: coins, got: money }
}

/** The coin that an order of one side gives, and the one it gets. */
export const coinsOf = (
  { coin, quote }: PairRow,
  side: Side,
): { readonly gives: string; readonly gets: string } =>
  side === 'BUY' ? { gives: quote, gets: coin } : { gives: coin, gets: quote }

const WHOLE = 1_000_000n

/** The exchange's part of what is received, in millionths of it, cut off in the member's favour. */
export const feeOf = (got: bigint, millionths: bigint): bigint => (got * millionths) / WHOLE
