import { type Cycle, firstRun, nextRunAfter } from '#src/core/earn/plan-days.ts'
import { cancel, schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import { addOwn } from '../own.ts'
import type { State } from '../state.ts'
import { dropOwn, isStopped, type Plan, type ProductKind, setStopped } from './earn-state.ts'
import { findRecurringProduct } from './recurring-products.ts'
import { findSavingsProduct } from './savings-products.ts'

type Terms = {
  /** Spent each time, in smallest units of the quote coin. */
  readonly units: bigint
  readonly cycle: Cycle
  /** Milliseconds after midnight in GMT+8. */
  readonly timeOfDay: number
}
type OfPlan = { readonly member: number; readonly id: number }

export type PlanCommand =
  | (Terms & { readonly type: 'plan.create'; readonly member: number; readonly product: number })
  | (Terms & OfPlan & { readonly type: 'plan.change' })
  | (OfPlan & { readonly type: 'plan.pause' })
  | (OfPlan & { readonly type: 'plan.continue' })
  | (OfPlan & { readonly type: 'plan.finish' })
  | {
      readonly type: 'earn.stop'
      readonly kind: ProductKind
      readonly product: number
      readonly isStopped: boolean
    }
type Of<T extends PlanCommand['type']> = Extract<PlanCommand, { type: T }>

type CreateRefusal = 'cannot-invest' | 'product-not-found' | 'incorrect-activity-status'
type ChangeRefusal = 'record-not-found' | 'plan-finished'

export const planCommands = {
  /** Creates a plan, which buys for the first time some days ahead; gives its number. */
  'plan.create'(state: State, command: Of<'plan.create'>, { time, refuse }: Context<CreateRefusal>): number {
    const { member, units, cycle, timeOfDay } = command
    if (state.spotBarred[member] === true) refuse('cannot-invest')
    const product = findRecurringProduct(command.product) ?? refuse('product-not-found')
    if (isStopped(state, 'recurring', product.id)) refuse('incorrect-activity-status')
    const { earn } = state
    const id = earn.nextPlanId
    earn.nextPlanId = id + 1
    const scheduled = firstRun(time, cycle, timeOfDay)
    const terms = { product: product.id, units, cycle, timeOfDay, scheduled }
    const bought = { spent: 0n, held: 0n, failures: 0 }
    const plan: Plan = { id, member, ...terms, ...bought, state: 'enabled', due: null, time, changed: null }
    earn.plans[id] = withDue(state, plan)
    earn.ongoing[member] = [...(earn.ongoing[member] ?? []), id]
    return id
  },

  /** Changes the terms of a plan; another cycle or time of day counts its next purchase anew. */
  'plan.change'(state: State, command: Of<'plan.change'>, { time, refuse }: Context<ChangeRefusal>): void {
    const plan = ongoingPlan(state, command, refuse)
    const { units, cycle, timeOfDay } = command
    const isSame = cycle === plan.cycle && timeOfDay === plan.timeOfDay
    const scheduled = isSame ? plan.scheduled : firstRun(time, cycle, timeOfDay)
    const changed = { ...plan, units, cycle, timeOfDay, scheduled, changed: time }
    state.earn.plans[plan.id] = isSame ? changed : withDue(state, changed)
  },

  /** Lets a plan buy nothing until it is continued. */
  'plan.pause'(state: State, command: Of<'plan.pause'>, { time, refuse }: Context<ChangeRefusal>): void {
    const plan = ongoingPlan(state, command, refuse)
    if (plan.state === 'enabled')
      state.earn.plans[plan.id] = withDue(state, { ...plan, state: 'paused', changed: time })
  },

  /** Lets a paused plan buy again on its days; those that passed meanwhile are left out. */
  'plan.continue'(
    state: State,
    command: Of<'plan.continue'>,
    { time, refuse }: Context<ChangeRefusal>,
  ): void {
    const plan = ongoingPlan(state, command, refuse)
    if (plan.state === 'enabled') return
    const scheduled = nextRunAfter(plan.scheduled, plan.cycle, time)
    const enabled = { ...plan, state: 'enabled', scheduled, failures: 0, changed: time } as const
    state.earn.plans[plan.id] = withDue(state, enabled)
  },

  /** Ends a plan; what it bought stays where it is. */
  'plan.finish'(state: State, command: Of<'plan.finish'>, { time, refuse }: Context<ChangeRefusal>): void {
    const plan = ongoingPlan(state, command, refuse)
    const { id, member } = plan
    state.earn.plans[id] = withDue(state, { ...plan, state: 'finished', changed: time })
    dropOwn(state.earn.ongoing, member, id)
    addOwn(state.earn.finished, member, id)
  },

  /** Takes a product off offer, or puts it back. What was bought, and plans, go on. */
  'earn.stop'(
    state: State,
    { kind, product, isStopped: stopped }: Of<'earn.stop'>,
    { refuse }: Context<'product-not-found'>,
  ): void {
    const known = kind === 'savings' ? findSavingsProduct(product) : findRecurringProduct(product)
    setStopped(state, kind, known?.id ?? refuse('product-not-found'), stopped)
  },
}

function ongoingPlan(
  { earn }: State,
  { member, id }: OfPlan,
  refuse: Context<ChangeRefusal>['refuse'],
): Plan {
  const plan = earn.plans[id]
  if (plan === undefined || plan.member !== member) return refuse('record-not-found')
  if (plan.state === 'finished') return refuse('plan-finished')
  return plan
}

/** The plan with the one due item that its state wants: that of its next purchase, or none. */
export function withDue({ due }: State, plan: Plan): Plan {
  if (plan.due !== null) cancel(due, plan.due)
  if (plan.state !== 'enabled') return { ...plan, due: null }
  return { ...plan, due: schedule(due, plan.scheduled, { type: 'plan.buy', id: plan.id }) }
}
