import { add, divide, multiply, negate, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, ONE } from '#src/core/money/decimal.ts'
import type { Outcome } from './outcome.ts'
import { type Payout, RETURNED } from './payout.ts'

/** Orders of a member that run on a pair at once, all in one direction. */
export const MOST_RUNNING = 2

/**
 * Money that an order for a second contract moves when it is settled.
 * @param rate reward of a won order as a share of its stake
 */
export function secondPayout(stake: Decimal, outcome: Outcome, rate: Decimal): Payout {
  if (outcome === 'lose') return { ...RETURNED, net: negate(stake) }
  if (outcome !== 'win') return RETURNED
  const reward = truncate(multiply(stake, rate))
  return { ...RETURNED, reward, net: reward }
}

/** Share of orders that have to be won so that nothing is lost in the long run, ties left aside. */
export const secondBreakEven = (rate: Decimal): Decimal => divide(ONE, add(ONE, rate))
