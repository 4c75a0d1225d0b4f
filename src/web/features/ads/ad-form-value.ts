import { priceWithPremium } from '#forms/ad/price.ts'
import { AdPriceKind } from '#generated/models/ad-price-kind.ts'
import type { Country } from '#generated/models/country.ts'
import type { TradableCoin } from '#generated/models/tradable-coin.ts'
import { type Decimal, parseDecimal, ZERO } from '#src/core/money/decimal.ts'

/** An ad as far as it is written: what the form holds, decimals as text. */
export type AdFormValue = {
  readonly advertiseType?: number
  readonly coinId?: string | number
  readonly country?: string
  readonly priceType?: number
  readonly price?: string
  readonly premiseRate?: string
  readonly number?: string
  readonly minLimit?: string
  readonly maxLimit?: string
  readonly timeLimit?: number
  readonly 'pay[]'?: readonly string[]
  readonly remark?: string
}

/** The amount in a field; null while there is none, or a text that is none. */
export const amountOf = (text: string | undefined): Decimal | null =>
  text === undefined || text === '' ? null : parseDecimal(text)

/** The currency that an ad counts money in: its country's. */
export const currencyOf = (
  { country }: Pick<AdFormValue, 'country'>,
  countries: readonly Country[],
): string | null => countries.find(({ zhName }) => zhName === country)?.localCurrency ?? null

export const coinOf = (
  { coinId }: Pick<AdFormValue, 'coinId'>,
  coins: readonly TradableCoin[],
): TradableCoin | null => coins.find(({ id }) => id === String(coinId)) ?? null

/**
 * Returns the ad's price of one coin now: the fixed price, or the market price with the premium. Null while unknown.
 */
export function priceOf(sketch: AdFormValue, market: Decimal | null): Decimal | null {
  if (sketch.priceType === AdPriceKind.REGULAR) return amountOf(sketch.price)
  return market === null ? null : priceWithPremium(market, amountOf(sketch.premiseRate) ?? ZERO)
}
