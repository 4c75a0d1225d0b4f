import type { MiningOrder } from '#generated/models/mining-order.ts'
import { divide, subtract } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { momentOfPeriod } from '../moments.ts'
import { machineState } from './machine-state.ts'

/** When the machines yield next; null where they do not. */
export function nextOutput(machine: MiningOrder): Instant | null {
  const { createTime, period, miningDays, miningedDays } = machine
  if (machineState(machine) === 'closed' || miningedDays >= miningDays) return null
  return momentOfPeriod(createTime, period, miningedDays + 1)
}

/** By how much friends raise the output now, as a share of the base output. */
export function boostOf({ miningDaysprofit, currentDaysprofit }: MiningOrder): Decimal {
  const [base, now] = [miningDaysprofit ?? ZERO, currentDaysprofit ?? ZERO]
  return isPositive(base) && isPositive(now) ? divide(subtract(now, base), base) : ZERO
}
