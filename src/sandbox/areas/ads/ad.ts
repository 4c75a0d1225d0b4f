import { add, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, fromUnits, ONE, toUnits } from '#src/core/money/decimal.ts'
import { fiatRate } from '../currency/fiat.ts'
import { findOtcCoin, OTC_FEE_DIVISOR } from './otc-coins.ts'
import { pricesOf } from '../../market/prices.ts'
import type { CoinRow } from '../wallets/coins.ts'

/** Content of an ad as its owner writes it. Money is whole cents of the currency, coins are whole smallest units. */
export type AdDraft = {
  readonly side: 0 | 1
  readonly coin: string
  /** Key of the country. */
  readonly country: string
  readonly currency: string
  /** Fixed price in cents, or the premium in percent (decimal text) over the market price. */
  readonly price: { readonly cents: bigint } | { readonly premium: string }
  readonly units: bigint
  readonly leastCents: bigint
  readonly mostCents: bigint
  readonly minutes: number
  readonly pay: readonly string[]
  readonly auto: 0 | 1
  readonly text: string | null
  readonly remark: string | null
}

export type Ad = AdDraft & {
  readonly id: number
  readonly member: number
  readonly shelf: 0 | 1 | 2
  /** Of `units`; what a sale has on the shelf is frozen. */
  readonly left: bigint
  readonly created: number
  readonly updated: number | null
  /** Counts changes by the owner. */
  readonly version: number
  /** Counts customers of the sandbox. */
  readonly visits: number
  /** Due item that brings the next one. */
  readonly nextVisit: number | null
}

export const COIN_SCALE = 8
const SCALE = 10n ** BigInt(COIN_SCALE)
export const MONEY_PLACES = 2

/** Market price of one coin in a currency, exact; undefined for a currency without a rate. */
export function marketPrice(
  seed: string,
  coin: CoinRow,
  currency: string,
  time: number,
): Decimal | undefined {
  const rate = fiatRate(currency)
  const dollars = fromUnits(pricesOf(seed).ticksAt(coin, time), coin.priceScale)
  return rate && multiply(dollars, rate)
}

/** The market price with a premium in percent on it, in cents, the rest cut off. */
export function premiumCents(market: Decimal, premium: string): bigint {
  const factor = add(ONE, multiply(decimal('0.01'), decimal(premium)))
  return toUnits(truncate(multiply(market, factor), MONEY_PLACES), MONEY_PLACES)
}

/** Money for one coin of the ad now, in cents. */
export function finalCents({ price, coin, currency }: AdDraft, seed: string, time: number): bigint {
  if ('cents' in price) return price.cents
  const row = findOtcCoin(coin)?.coin
  const market = row && marketPrice(seed, row, currency, time)
  return market === undefined ? 0n : premiumCents(market, price.premium)
}

export const feeOf = (units: bigint): bigint => units / OTC_FEE_DIVISOR

/** Coins for an amount of money, the rest cut off. */
export const coinsFor = (cents: bigint, price: bigint): bigint =>
  price === 0n ? 0n : (cents * SCALE) / price

/** Most money of one trade now: the owner's limit, or all that is left after the fee. */
export function mostCents({ mostCents: limit, left }: Ad, price: bigint): bigint {
  const rest = (((left * OTC_FEE_DIVISOR) / (OTC_FEE_DIVISOR + 1n)) * price) / SCALE
  return rest < limit ? rest : limit
}

/** STATE-13: whether what is left is below the least trade plus its fee. */
export function isUsedUp(ad: Ad, price: bigint): boolean {
  const least = coinsFor(ad.leastCents, price)
  return price === 0n || ad.left < least + feeOf(least)
}
