import { add, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { min } from '#src/core/money/compare.ts'
import { type Decimal, decimal, ONE } from '#src/core/money/decimal.ts'

/** Terms that the output of mining machines follows from. */
export type MiningTerms = {
  /** Of one machine in a period. */
  readonly base: Decimal
  /** Raise for each friend, as a share of it. */
  readonly invite: Decimal
  /** The most that friends raise it, as a share of it. */
  readonly limit: Decimal
}

/** Output of some machines in a period, raised by friends who joined, cut to eight decimals. */
export function outputOf({ base, invite, limit }: MiningTerms, machines: Decimal, friends: number): Decimal {
  const raised = min(multiply(invite, decimal(String(friends))), limit)
  return truncate(multiply(multiply(base, machines), add(ONE, raised)))
}
