import { add, negate, sum } from '#src/core/money/arithmetic.ts'
import { isGreater, isNegative } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import type { StakeMoney } from '../stake.ts'

/** A day's stakes in one coin, added up. */
export type DayLoss = {
  /** Loss of the settled stakes less their gains; 0 where the gains are larger. */
  readonly lost: Decimal
  /** Sum of the settled stakes' gains and losses. */
  readonly result: Decimal
  /** Costs of the running stakes, all of which may be lost. */
  readonly running: Decimal
}

/** Adds up the stakes in a coin: gains of a day make up for its losses. */
export function dayLossOf(stakes: readonly StakeMoney[], coin: string): DayLoss {
  const own = stakes.filter((stake) => stake.coin === coin)
  const result = sum(own.filter(({ state }) => state !== 'running').map(({ amount }) => amount))
  return {
    result,
    lost: isNegative(result) ? negate(result) : ZERO,
    running: sum(own.filter(({ state }) => state === 'running').map(({ amount }) => amount)),
  }
}

/** True if the day's loss could pass the limit by one more stake, should it and all running ones lose. */
export const passesLimit = ({ result, running }: DayLoss, cost: Decimal, limit: Decimal): boolean =>
  isGreater(add(negate(result), add(running, cost)), limit)
