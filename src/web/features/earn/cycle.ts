import { AutoInvestCycle } from '#generated/models/auto-invest-cycle.ts'
import type { Cycle } from '#src/core/earn/plan-days.ts'

const CYCLES: Readonly<Record<AutoInvestCycle, Cycle>> = {
  [AutoInvestCycle.DAILY]: 'daily',
  [AutoInvestCycle.WEEKLY]: 'weekly',
  [AutoInvestCycle.MONTHLY]: 'monthly',
}

/** The cycle of a code, as the arithmetic of plans names it. */
export const cycleOf = (code: AutoInvestCycle): Cycle => CYCLES[code]
