/**
 * Cost of an order, and how much of it a balance allows. Everything is truncated, nothing rounded (VAL-19), so that
 * no share of a balance is more than the balance.
 */
import { divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { isPositive, isZero, min } from '#src/core/money/compare.ts'
import { shareOf } from '#src/core/money/chart.ts'
import { type Decimal, decimal, fromUnits, placesOf, toUnits } from '#src/core/money/decimal.ts'
import type { OrderSide } from '../live/order-side.ts'
import type { OrderType } from '../orders/order.ts'
import type { Market } from '../market.ts'

export type OrderKind = { readonly direction: OrderSide; readonly type: OrderType }

/** True for a market buy, whose amount is what it spends, in the quote coin. */
export const spends = ({ direction, type }: OrderKind): boolean =>
  direction === 'BUY' && type === 'MARKET_PRICE'

/** Decimals of an order's amount. */
export const amountPlaces = (kind: OrderKind, { scales }: Market): number =>
  spends(kind) ? scales.price : scales.amount

/** The coin that an order takes from the balance. */
export const paidIn = ({ direction }: OrderKind, { base, quote }: Market): string =>
  direction === 'BUY' ? quote : base

/** Returns the largest amount that a balance allows; null while price or balance is not known. */
export function affordable(
  kind: OrderKind,
  market: Market,
  balance: Decimal | null,
  price: Decimal | null,
): Decimal | null {
  if (balance === null) return null
  const places = amountPlaces(kind, market)
  if (kind.direction === 'SELL' || spends(kind)) return truncate(balance, places)
  return price === null || !isPositive(price) ? null : divide(balance, price, places)
}

/** Returns a share (per cent) of the largest amount, truncated to the order's decimals, at most the pair's limit. */
export function shareOfMost(most: Decimal, percent: number, places: number, limit: Decimal | null): Decimal {
  const part = divide(multiply(most, fromUnits(BigInt(percent), 0)), decimal('100'), places)
  return limit === null || isZero(limit) ? part : min(part, truncate(limit, places))
}

/** Returns which share of the largest amount an amount is, in whole per cent from 0 to 100, for the slider. */
export function percentOf(amount: Decimal, most: Decimal): number {
  if (!isPositive(most) || !isPositive(amount)) return 0
  const scale = Math.max(placesOf(amount), placesOf(most))
  return Math.min(100, Math.floor(shareOf(toUnits(amount, scale), toUnits(most, scale)) * 100 + 0.001))
}

/** Returns the total of an amount at a price. */
export const totalOf = (price: Decimal, amount: Decimal, { scales }: Market): Decimal =>
  truncate(multiply(price, amount), Math.max(scales.price, 2))

/** Returns the amount that a total buys at a price; null for a price of zero. */
export const amountFor = (total: Decimal, price: Decimal, { scales }: Market): Decimal | null =>
  isPositive(price) ? divide(total, price, scales.amount) : null

/**
 * Returns the value moved by that many of the smallest steps, never below 0. A value between two steps is truncated
 * first.
 */
export function stepped(value: Decimal, steps: bigint, places: number): Decimal {
  const units = toUnits(truncate(value, places), places) + steps
  return fromUnits(units < 0n ? 0n : units, places)
}

const FEE_PLACES = 8

/** Returns the taker fee, the most that is charged, in the coin that is received; null without a price. */
export function feeOf(
  kind: OrderKind,
  market: Market,
  amount: Decimal,
  price: Decimal | null,
): Decimal | null {
  const fee = market.fees.taker
  const received = spends(kind)
    ? price === null || !isPositive(price)
      ? null
      : divide(amount, price, market.scales.amount)
    : kind.direction === 'BUY'
      ? amount
      : price === null
        ? null
        : multiply(amount, price)
  return received === null ? null : truncate(multiply(received, fee), FEE_PLACES)
}

/** Returns a limit of the pair as the contract's rules take it: null for 0, which means none. */
export const limitText = (limit: Decimal | undefined): Decimal | null =>
  limit === undefined || isZero(limit) ? null : limit
