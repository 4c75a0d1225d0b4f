import { multiply, truncate } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { type Cycle, nextRun } from './plan-days.ts'
import { EMPTY_HOLDING, type Holding, purchase, withPurchase } from './purchases.ts'

/** A price of the past. Times are epoch milliseconds. */
export type PastPrice = { readonly time: number; readonly price: Decimal }

/** A plan as it would stand at a moment of the past. */
export type PastPoint = Holding & { readonly time: number; readonly price: Decimal; readonly value: Decimal }

export type PastPlan = { readonly amount: Decimal; readonly cycle: Cycle; readonly fee: Decimal }

/**
 * Replays a plan over prices of the past, oldest first: its first purchase is at the first price, each later one at the
 * first price that is not before its day. Returns its state at each price.
 */
export function pastPlan({ amount, cycle, fee }: PastPlan, prices: readonly PastPrice[]): PastPoint[] {
  let holding = EMPTY_HOLDING
  let next = prices[0]?.time ?? 0
  return prices.map(({ time, price }) => {
    if (time >= next) {
      holding = withPurchase(holding, amount, purchase(amount, price, fee))
      while (next <= time) next = nextRun(next, cycle)
    }
    return { ...holding, time, price, value: truncate(multiply(holding.held, price)) }
  })
}
