/**
 * Arithmetic of C2C orders. Prices are money for one coin; money has 2 decimals, coins have 8, what is more is cut off
 * (VAL-18, VAL-19).
 */
import { add, divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { isPositive, min } from '#src/core/money/compare.ts'
import { type Decimal, ONE, ZERO } from '#src/core/money/decimal.ts'

/** Decimals of money and of coins. */
export const MONEY_PLACES = 2
export const COIN_PLACES = 8

/** Returns the coins that an amount of money buys; none without a price. */
export const coinsFor = (money: Decimal, price: Decimal): Decimal =>
  isPositive(price) ? divide(money, price, COIN_PLACES) : ZERO

/** Returns the money that coins cost. */
export const moneyFor = (coins: Decimal, price: Decimal): Decimal =>
  truncate(multiply(coins, price), MONEY_PLACES)

/** Returns the fee of a trade, which its advertiser pays. `rate` is a share, such as 0.001. */
export const tradeFee = (coins: Decimal, rate: Decimal): Decimal =>
  truncate(multiply(coins, rate), COIN_PLACES)

/** Returns the most coins that can be sold from a holding that pays the fee on top. */
export const sellable = (held: Decimal, rate: Decimal): Decimal => divide(held, add(ONE, rate), COIN_PLACES)

/** An advertisement as far as it limits one trade. `fee` is the advertiser's rate, 0 where the ad buys. */
export type TradeLimits = {
  readonly remaining: Decimal
  readonly mostMoney: Decimal
  readonly price: Decimal
  readonly fee: Decimal
}

/** Returns the most coins of one trade: what is left after the fee, and no more than the most money buys. */
export const largestTrade = ({ remaining, mostMoney, price, fee }: TradeLimits): Decimal =>
  min(sellable(remaining, fee), coinsFor(mostMoney, price))

/** The side of an order that somebody typed: money or coins. The other follows. */
export type Typed = { readonly money: Decimal } | { readonly coins: Decimal }

/** Returns both sides of an order at a price. */
export function orderOf(typed: Typed, price: Decimal): { readonly money: Decimal; readonly coins: Decimal } {
  return 'money' in typed
    ? { money: typed.money, coins: coinsFor(typed.money, price) }
    : { money: moneyFor(typed.coins, price), coins: typed.coins }
}
