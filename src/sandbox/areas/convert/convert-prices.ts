import { divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { equals } from '#src/core/money/compare.ts'
import { decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import type { CoinRow } from '../wallets/coins.ts'
import { pricesOf } from '../../market/prices.ts'

/** Share of what is received that the exchange keeps, and what is left of the price after the spread. */
export const CONVERT_FEE = '0.001'
const AFTER_SPREAD = decimal('0.999')
/** Cheap coins against dear ones need more than the usual 8 places. */
const PRICE_PLACES = 12

/** Returns the price of one `from` in `to` at a time, as decimal text: the one source of quote and exchange. */
export function convertPrice(seed: string, from: CoinRow, to: CoinRow, time: number): string {
  const dollars = (coin: CoinRow) => fromUnits(pricesOf(seed).ticksAt(coin, time), coin.priceScale)
  const exact = multiply(dollars(from), AFTER_SPREAD)
  return toText(divide(exact, dollars(to), PRICE_PLACES))
}

/** For how long a price that was shown still counts: docs/decisions/a-price-that-counts.md. */
const COUNTS_SECONDS = 15

/** Returns true when a price that a member saw was the price now or a few seconds ago. */
export function priceCounts(price: string, seed: string, from: CoinRow, to: CoinRow, time: number): boolean {
  const seen = decimal(price)
  return Array.from({ length: COUNTS_SECONDS + 1 }, (_, seconds) => time - seconds * 1000).some((at) =>
    equals(seen, decimal(convertPrice(seed, from, to, at))),
  )
}

/**
 * Returns the units that arrive for so many units, and the fee; both truncated, by no more than a unit, in the
 * exchange's favour.
 */
export function received(
  units: bigint,
  price: string,
  from: CoinRow,
  to: CoinRow,
): { readonly got: bigint; readonly fee: bigint } {
  const whole = toUnits(truncate(multiply(fromUnits(units, from.scale), decimal(price)), to.scale), to.scale)
  const fee = toUnits(
    truncate(multiply(fromUnits(whole, to.scale), decimal(CONVERT_FEE)), to.scale),
    to.scale,
  )
  return { got: whole - fee, fee }
}
