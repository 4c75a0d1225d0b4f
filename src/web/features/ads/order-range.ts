/**
 * Computes if an ad has room for orders: the contract asks for a least order (VAL-11) and allows so many coins at most
 * (VAL-13), which a coin of little worth cannot keep at once. All numbers are read from the contract.
 */
import { priceWithPremium } from '#forms/ad/price.ts'
import { adForm } from '#generated/forms/ad/form.ts'
import { limitText, type Operand } from '#src/core/contract/keywords/runtime.ts'
import { add, divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { isGreater, isLess } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, ZERO } from '#src/core/money/decimal.ts'

const properties = adForm.schema['properties'] as Readonly<
  Record<'price' | 'premiseRate' | 'minLimit' | 'maxLimit', Readonly<Record<string, unknown>>>
>

const limit = (field: keyof typeof properties, rule: string, siblings: object = {}): Decimal =>
  decimal(limitText(properties[field][rule] as Operand, siblings, {}) ?? '')

const placesIn = (field: keyof typeof properties): number => {
  const places = properties[field]['x-decimal-places']
  return typeof places === 'number' ? places : 0
}

const step = (places: number): Decimal => fromUnits(1n, places)

/** Least money of one order. */
export const LEAST_ORDER = limit('minLimit', 'x-decimal-minimum')
/** Most coins of one order: the most money at a price of 1. */
export const MOST_COINS = limit('maxLimit', 'x-decimal-maximum', { price: '1' })
const MOST_PREMIUM = limit('premiseRate', 'x-decimal-maximum')
const PRICE_PLACES = placesIn('price')
const ORDER_PLACES = placesIn('maxLimit')
const PREMIUM_PLACES = 2

/** Most money of one order at a price. */
export const largestOrder = (price: Decimal): Decimal => truncate(multiply(price, MOST_COINS), ORDER_PLACES)

/** True if the largest order is greater than the least one, as VAL-12 asks for. */
export const hasOrderRange = (price: Decimal): boolean => isGreater(largestOrder(price), LEAST_ORDER)

/** The quotient, cut to the places and one step more where digits were lost. */
function divideUp(a: Decimal, b: Decimal, places: number): Decimal {
  const cut = divide(a, b, places)
  return isLess(multiply(cut, b), a) ? add(cut, step(places)) : cut
}

/** Lowest price with room for an order. */
export const LEAST_PRICE = divideUp(
  add(truncate(LEAST_ORDER, ORDER_PLACES), step(ORDER_PLACES)),
  MOST_COINS,
  PRICE_PLACES,
)

/** Least premium over the market price, in percent, with room for an order; null where the largest is too small. */
export function leastPremium(market: Decimal): Decimal | null {
  if (hasOrderRange(priceWithPremium(market, ZERO))) return ZERO
  if (!isGreater(market, ZERO)) return null
  const factor = divideUp(LEAST_PRICE, market, PREMIUM_PLACES + 2)
  const premium = truncate(multiply(add(factor, decimal('-1')), decimal('100')), PREMIUM_PLACES)
  return isGreater(premium, MOST_PREMIUM) || !hasOrderRange(priceWithPremium(market, premium))
    ? null
    : premium
}

type Rate = { readonly fullName: string; readonly rate: Decimal }

/** The currencies out of `wanted` in which a coin has room at the market price; `rates` are units per US dollar. */
export function currenciesWithRange(
  market: Decimal,
  currency: string,
  rates: readonly Rate[],
  fiatCurrencies: readonly string[],
): readonly string[] {
  const own = rates.find(({ fullName }) => fullName === currency)?.rate
  if (own === undefined || !isGreater(own, ZERO)) return []
  return rates
    .filter(({ fullName }) => fullName !== currency && fiatCurrencies.includes(fullName))
    .filter(({ rate }) => hasOrderRange(divide(multiply(market, rate), own)))
    .map(({ fullName }) => fullName)
}
