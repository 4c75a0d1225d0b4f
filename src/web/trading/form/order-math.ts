/**
 * What an order costs and how much of it a balance allows. Everything is cut, nothing rounded (VAL-19), so that no
 * share of a balance is ever more than the balance.
 */
import { abs, divide, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { isGreater, isPositive, isZero, min } from '#src/core/money/compare.ts'
import { shareOf } from '#src/core/money/chart.ts'
import { type Decimal, decimal, fromUnits, placesOf, toUnits } from '#src/core/money/decimal.ts'
import type { OrderSide } from '../live/order-side.ts'
import type { OrderType } from '../orders/order.ts'
import type { Market } from '../market.ts'

export type OrderKind = { readonly direction: OrderSide; readonly type: OrderType }

/** A market order that buys says what it spends: its amount counts the quote coin. */
export const spends = ({ direction, type }: OrderKind): boolean =>
  direction === 'BUY' && type === 'MARKET_PRICE'

/** Decimals of an order's amount. */
export const amountPlaces = (kind: OrderKind, { scales }: Market): number =>
  spends(kind) ? scales.price : scales.amount

/** The coin that an order takes from the balance. */
export const paidIn = ({ direction }: OrderKind, { base, quote }: Market): string =>
  direction === 'BUY' ? quote : base

/** The largest amount that a balance allows; null while the price or the balance is not known. */
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

/** So many per cent of the largest amount, cut to the order's decimals; with a limit of the pair, no more than that. */
export function shareOfMost(most: Decimal, percent: number, places: number, limit: Decimal | null): Decimal {
  const part = divide(multiply(most, fromUnits(BigInt(percent), 0)), decimal('100'), places)
  return limit === null || isZero(limit) ? part : min(part, truncate(limit, places))
}

/** Which share of the most an amount is, in whole per cent from 0 to 100, for the slider. */
export function percentOf(amount: Decimal, most: Decimal): number {
  if (!isPositive(most) || !isPositive(amount)) return 0
  const scale = Math.max(placesOf(amount), placesOf(most))
  return Math.min(100, Math.floor(shareOf(toUnits(amount, scale), toUnits(most, scale)) * 100 + 0.001))
}

/** What an amount comes to at a price. */
export const totalOf = (price: Decimal, amount: Decimal, { scales }: Market): Decimal =>
  truncate(multiply(price, amount), Math.max(scales.price, 2))

/** The amount that a total buys at a price; null without a price. */
export const amountFor = (total: Decimal, price: Decimal, { scales }: Market): Decimal | null =>
  isPositive(price) ? divide(total, price, scales.amount) : null

/** So many of the smallest steps up or down, never below 0. What stands between two steps is cut first. */
export function stepped(value: Decimal, steps: bigint, places: number): Decimal {
  const units = toUnits(truncate(value, places), places) + steps
  return fromUnits(units < 0n ? 0n : units, places)
}

const FEE_PLACES = 8

/** What the exchange keeps at most of what is received, counted in the coin that is received; null without a price. */
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

/** A price further than this share from the market is asked about: a price that is typed, and what a book would give. */
export const FAR = decimal('0.05')

/** Whether a price is further away from the last one: a slip of the finger, perhaps. */
export const isFar = (price: Decimal, last: Decimal | null): boolean =>
  last !== null && isPositive(last) && isGreater(abs(subtract(price, last)), multiply(last, FAR))

/** A limit of the pair as the contract's rules take it: 0 is none. */
export const limitText = (limit: Decimal | undefined): Decimal | null =>
  limit === undefined || isZero(limit) ? null : limit
