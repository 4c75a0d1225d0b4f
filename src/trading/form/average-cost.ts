/** What a holding has cost, from the fills of its market: exact, with the average-cost method. */
import { subtract } from '#src/money/arithmetic.ts'
import { equals, isZero } from '#src/money/compare.ts'
import { type Decimal, fromUnits, placesOf, toUnits } from '#src/money/decimal.ts'
import type { Fill } from '../orders/use-orders.ts'

/** A whole number of parts, so that nothing is cut before the end. */
type Fraction = { readonly above: bigint; readonly below: bigint }

/**
 * What a coin that is held has cost on average in the quote coin, fees included, cut to so many places. A sale takes
 * coins at the average of its time. Null where the fills do not say: none is held, or what is held is not what was
 * bought and not sold in this market (`held` counts what stands in orders too).
 */
export function averageCost(fills: readonly Fill[], held: Decimal, places: number): Decimal | null {
  if (isZero(held)) return null
  const scale = Math.max(
    placesOf(held),
    ...fills.flatMap(({ fill: { amount, fee, turnover } }) => [amount, fee, turnover].map(placesOf)),
  )
  const units = (value: Decimal): bigint => toUnits(value, scale)
  let bought = 0n
  let cost: Fraction = { above: 0n, below: 1n }
  for (const { order, fill } of fills.toSorted((a, b) => a.fill.time - b.fill.time)) {
    if (order.direction === 'BUY') {
      bought += units(subtract(fill.amount, fill.fee))
      cost = lowest({ above: cost.above + units(fill.turnover) * cost.below, below: cost.below })
    } else {
      const left = bought - units(fill.amount)
      if (left < 0n) return null
      cost =
        left === 0n
          ? { above: 0n, below: 1n }
          : lowest({ above: cost.above * left, below: cost.below * bought })
      bought = left
    }
  }
  if (!equals(fromUnits(bought, scale), held)) return null
  return fromUnits((cost.above * 10n ** BigInt(places)) / (cost.below * bought), places)
}

/** Small numbers stay small after hundreds of sales. */
function lowest({ above, below }: Fraction): Fraction {
  let [a, b] = [above, below]
  while (b !== 0n) [a, b] = [b, a % b]
  return { above: above / a, below: below / a }
}
