/** The cost of a holding, from the fills of its market: exact, by the average-cost method. */
import { subtract, sum } from '#src/core/money/arithmetic.ts'
import { equals, isZero } from '#src/core/money/compare.ts'
import { type Decimal, fromUnits, placesOf, toUnits } from '#src/core/money/decimal.ts'
import { type Order, turnoverOf } from '../orders/order.ts'

/** An exact fraction, so that nothing is truncated before the end. */
type Fraction = { readonly above: bigint; readonly below: bigint }

const NOTHING: Fraction = { above: 0n, below: 1n }

/**
 * Returns the average cost of a held coin in the quote coin, fees included, truncated to `places`. A sale takes coins
 * at the average of its time. Null if the market's orders do not tell: none is held, fills of an order are missing,
 * or `held` (which counts open orders too) is not what was bought and not sold there.
 */
export function averageCost(orders: readonly Order[], held: Decimal, places: number): Decimal | null {
  if (isZero(held) || !orders.every(hasAllFills)) return null
  const fills = inOrder(orders)
  const scale = Math.max(
    placesOf(held),
    ...fills.flatMap(({ fill }) => [fill.amount, fill.fee, turnoverOf(fill)].map(placesOf)),
  )
  const units = (value: Decimal): bigint => toUnits(value, scale)
  let bought = 0n
  // Never reduced to lowest terms: a thousand sales would take half a minute, and take milliseconds so.
  let cost = NOTHING
  for (const { buys, fill } of fills) {
    const before = bought
    bought += buys ? units(subtract(fill.amount, fill.fee)) : -units(fill.amount)
    if (bought < 0n) return null
    if (bought === 0n) cost = NOTHING
    else if (buys) cost = { above: cost.above + units(turnoverOf(fill)) * cost.below, below: cost.below }
    else cost = { above: cost.above * bought, below: cost.below * before }
  }
  if (!equals(fromUnits(bought, scale), held)) return null
  return fromUnits((cost.above * 10n ** BigInt(places)) / (cost.below * bought), places)
}

/** True if the order came with all of its fills: some servers leave them out of lists. */
const hasAllFills = ({ detail, tradedAmount }: Order): boolean =>
  equals(sum((detail ?? []).map(({ amount }) => amount)), tradedAmount)

/** Sorts orders by time. At the same moment purchases come first, since what was sold had been bought. */
const inOrder = (orders: readonly Order[]) =>
  orders
    .flatMap(({ direction, detail }) => (detail ?? []).map((fill) => ({ buys: direction === 'BUY', fill })))
    .toSorted((a, b) => a.fill.time - b.fill.time || (a.buys === b.buys ? 0 : a.buys ? -1 : 1))
