import { spotOrderForm } from '#generated/forms/spot-order/form.ts'
import type { SpotOrderLimit, SpotOrderValue } from '#generated/forms/spot-order/schema.ts'
import { ExchangeOrderType } from '#generated/models/exchange-order-type.ts'
import { type FieldError, findErrors } from '#src/web/forms/field-errors.ts'
import type { LimitsOf } from '#src/web/forms/live.ts'
import { type Decimal, toText } from '#src/core/money/decimal.ts'
import type { Market } from '../../../market.ts'
import type { OrderDraft } from '../../../form/draft.ts'
import { amountPlaces, limitText, spends } from '../../../form/order-math.ts'

/** Returns the limits of a pair for one kind of order, by their names in the contract's rules. */
export function limitsOf(draft: OrderDraft, market: Market, most: Decimal | null): LimitsOf<SpotOrderLimit> {
  const { minSellPrice, maxBuyPrice, minTotal, minAmount, maxAmount } = market.limits
  const buys = draft.direction === 'BUY'
  const text = (limit: Decimal | undefined): string | null => {
    const found = limitText(limit)
    return found === null ? null : toText(found)
  }
  return {
    pricePlaces: market.scales.price,
    amountPlaces: amountPlaces(draft, market),
    minPrice: buys ? null : text(minSellPrice),
    maxPrice: buys ? text(maxBuyPrice) : null,
    minAmount: spends(draft) ? text(minTotal) : text(minAmount),
    maxAmount: spends(draft) ? null : text(maxAmount),
    affordable: most === null ? null : toText(most),
  }
}

/**
 * Returns the value that the contract judges. A market order has the price 0; an empty price of a limit order stays
 * empty.
 */
export const valueOf = ({ direction, type, price, amount }: OrderDraft): Partial<SpotOrderValue> => {
  const asked = type === ExchangeOrderType.MARKET_PRICE ? '0' : price
  return {
    direction,
    type,
    ...(asked === undefined ? {} : { price: asked }),
    ...(amount === undefined ? {} : { amount }),
  }
}

export type JudgedOrder =
  | { readonly ok: true; readonly value: SpotOrderValue }
  | { readonly ok: false; readonly faults: readonly FieldError[] }

/** Judges an order by the contract's rules: those that the server has, and no others. */
export function judgeOrder(draft: OrderDraft, limits: LimitsOf<SpotOrderLimit>): JudgedOrder {
  const value = valueOf(draft)
  const faults = findErrors(spotOrderForm, value, { limits }).map(named)
  // No faults: the validator has accepted it.
  return faults.length === 0 ? { ok: true, value: value as SpotOrderValue } : { ok: false, faults }
}

/** Names the error: above the balance has another message than above the pair's limit (MSG-01). */
const named = (fault: FieldError): FieldError =>
  fault.rule === 'x-decimal-maximum' && fault.values['ctx'] === 'affordable'
    ? { ...fault, rule: 'affordable' }
    : fault
