import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import type { PlanCommand } from './plan-commands.ts'
import { RECURRING_PRODUCTS } from './recurring-products.ts'
import type { SavingsCommand } from './savings-commands.ts'
import { SAVINGS_PRODUCTS } from './savings-products.ts'

const DAY = 86_400_000

/** Random orders, plans of every kind that are changed, paused, continued and finished, and products off offer. */
export function earnSoak({
  random,
  state,
  one,
  member,
  idBefore,
}: SoakDraws): SoakCommands<SavingsCommand | PlanCommand> {
  const buy = (): SavingsCommand => ({
    type: 'savings.buy',
    member: member(),
    product: one(SAVINGS_PRODUCTS).id,
    // Little, because it is fixed for so long.
    units: BigInt(1 + random.below(1_000_000_000)),
  })
  const terms = () => ({
    // From the least of a purchase to ten times of it, and now and then more than a balance.
    units: 1_000_000_000n * BigInt(1 + random.below(10)) * (random.below(8) === 0 ? 1_000_000n : 1n),
    cycle: one(['daily', 'daily', 'weekly', 'monthly'] as const),
    timeOfDay: random.below(DAY / 1000) * 1000,
  })
  const create = (): PlanCommand => ({
    type: 'plan.create',
    member: member(),
    product: one(RECURRING_PRODUCTS).id,
    ...terms(),
  })
  /** Mostly the member's own. */
  const plan = () => {
    const id = idBefore(state.earn.nextPlanId)
    const owner = state.earn.plans[id]?.member
    return { id, member: random.below(4) === 0 ? member() : (owner ?? member()) }
  }
  const change = (): PlanCommand => ({ type: 'plan.change', ...plan(), ...terms() })
  const turn = (): PlanCommand => ({
    type: one(['plan.pause', 'plan.continue', 'plan.continue'] as const),
    ...plan(),
  })
  const finish = (): PlanCommand => ({ type: 'plan.finish', ...plan() })
  const stop = (): PlanCommand => ({
    type: 'earn.stop',
    kind: one(['savings', 'recurring'] as const),
    product: 1 + random.below(8),
    isStopped: random.below(6) === 0,
  })
  return { seldom: [buy, create, turn, change, finish, stop] }
}
