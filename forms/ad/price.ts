import type { AdLimit, AdValue } from '#generated/forms/ad/schema.ts'
import { AdPriceKind } from '#generated/models/ad-price-kind.ts'
import type { Limits } from '#src/web/forms/live.ts'
import { add, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, ONE, parseDecimal, toText } from '#src/core/money/decimal.ts'

const PERCENT = decimal('0.01')

/** Money has two places (VAL-18). */
const PLACES = 2

/** The limit from which the price is computed. */
const MARKET_PRICE: AdLimit = 'marketPrice'

/** Returns the market price with a premium (per cent), truncated. */
export const priceWithPremium = (market: Decimal, premium: Decimal): Decimal =>
  truncate(multiply(market, add(ONE, multiply(premium, PERCENT))), PLACES)

/**
 * The form's `derive`: sets the price of an ad that follows the market, from `ctx.marketPrice` and its premium.
 * Without a market price it has none, which the form reports at the premium.
 */
export function withMarketPrice(value: Partial<AdValue>, limits: Limits): Partial<AdValue> {
  if (value.priceType !== AdPriceKind.MUTATIVE) return value
  const market = parseDecimal(String(limits[MARKET_PRICE] ?? ''))
  const premium = parseDecimal(value.premiseRate ?? '')
  if (market === null || premium === null) return value
  return { ...value, price: toText(priceWithPremium(market, premium)) }
}
