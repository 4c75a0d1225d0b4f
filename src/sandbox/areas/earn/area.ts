import type { Area } from '../area.ts'
import { type EarnDue, type EarnState, freshEarn } from './earn-state.ts'
import { financeHandlers } from './finance-handlers.ts'
import { earnLimits } from './limits.ts'
import { earnPersonas } from './personas.ts'
import { type PlanCommand, planCommands } from './plan-commands.ts'
import { planDues } from './plan-dues.ts'
import { recurringHandlers } from './recurring-handlers.ts'
import { type SavingsCommand, savingsCommands, savingsDues, savingsOrder } from './savings-commands.ts'
import { savingsHandlers } from './savings-handlers.ts'
import { earnSoak } from './soak.ts'

/** Products with a fixed term, and plans that buy a coin again and again. */
export const earnArea: Area<EarnState, SavingsCommand | PlanCommand, EarnDue> = {
  fresh: freshEarn,
  commands: { ...savingsCommands, ...planCommands },
  dues: { ...savingsDues, ...planDues },
  readable: ['savings.buy', 'plan.create', 'plan.change', 'plan.pause', 'plan.continue', 'plan.finish'],
  handlers: { ...savingsHandlers, ...recurringHandlers, ...financeHandlers },
  limits: earnLimits,
  // Orders in progress are all that the account holds.
  frozen: (state) =>
    Object.values(state.earn.open)
      .flat()
      .map((id) => savingsOrder(state, id))
      .map(({ member, coin, units }) => ({ kind: 'finance', member, coin, units })),
  personas: earnPersonas,
  soak: earnSoak,
}
