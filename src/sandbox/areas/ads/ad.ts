import { AdSide } from '#generated/wire/ad-side.ts'
import { add, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, fromUnits, ONE, toUnits, ZERO } from '#src/core/money/decimal.ts'
import {
  COIN_PLACES,
  coinsFor as coins,
  MONEY_PLACES,
  moneyFor,
  sellable,
  tradeFee,
} from '#src/core/otc/trade.ts'
import { fiatRate } from '../currency/fiat.ts'
import { isMerchant } from '../merchants/status.ts'
import type { State } from '../state.ts'
import { findOtcCoin, OTC_FEE_RATE, OTC_MERCHANT_FEE_RATE } from './otc-coins.ts'
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

/** A price that follows the market stays for so many milliseconds: who has seen it can order at it. */
export const PRICE_SLOT = 30_000

/** Money for one coin of the ad now, in cents. */
export function finalCents({ price, coin, currency }: AdDraft, { seed, otc }: State, time: number): bigint {
  if ('cents' in price) return price.cents
  const row = findOtcCoin(coin)?.coin
  const at = otc.hasBegun ? Math.floor(time / PRICE_SLOT) * PRICE_SLOT : time
  const market = row && marketPrice(seed, row, currency, at)
  return market === undefined ? 0n : premiumCents(market, price.premium)
}

const inCoins = (units: bigint): Decimal => fromUnits(units, COIN_PLACES)
const inMoney = (cents: bigint): Decimal => fromUnits(cents, MONEY_PLACES)

/** Share of a trade that its owner pays: certified merchants pay half. Before there were orders all paid the whole. */
const rateOf = (state: State, owner: number): Decimal =>
  state.otc.hasBegun && isMerchant(state, owner) ? OTC_MERCHANT_FEE_RATE : OTC_FEE_RATE

/** Fee of a trade of so many coins, which the owner of the ad pays on top. */
export const feeOf = (state: State, { member }: Pick<Ad, 'member'>, units: bigint): bigint =>
  toUnits(tradeFee(inCoins(units), rateOf(state, member)), COIN_PLACES)

/** Coins for an amount of money, the rest cut off. */
export const coinsFor = (cents: bigint, price: bigint): bigint =>
  toUnits(coins(inMoney(cents), inMoney(price)), COIN_PLACES)

/** Money for coins, the rest cut off. */
export const centsFor = (units: bigint, price: bigint): bigint =>
  toUnits(moneyFor(inCoins(units), inMoney(price)), MONEY_PLACES)

/** Rate of the fee that an ad pays from what it offers. A purchase pays from the coins that it gets. */
const rateFromAd = (state: State, { side, member }: Ad): Decimal =>
  side === AdSide.SELL || !state.otc.hasBegun ? rateOf(state, member) : ZERO

/** Most coins of one trade now: all that is left, after the fee where the owner pays it from what is offered. */
export const mostUnits = (state: State, ad: Ad): bigint =>
  toUnits(sellable(inCoins(ad.left), rateFromAd(state, ad)), COIN_PLACES)

/** Most money of one trade now: the owner's limit, or all that is left. */
export function mostCents(state: State, ad: Ad, price: bigint): bigint {
  const rest = centsFor(mostUnits(state, ad), price)
  return rest < ad.mostCents ? rest : ad.mostCents
}

/** STATE-13: whether what is left is below the least trade, plus its fee where that is paid from what is offered. */
export function isUsedUp(state: State, ad: Ad, price: bigint): boolean {
  const least = coinsFor(ad.leastCents, price)
  const fee = toUnits(tradeFee(inCoins(least), rateFromAd(state, ad)), COIN_PLACES)
  return price === 0n || ad.left < least + fee
}
