import { ActivityStep } from '#generated/wire/activity-step.ts'
import { cancel, schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import { tellMember } from '../members/events.ts'
import { ownOf } from '../own.ts'
import type { State } from '../state.ts'
import { announcedActivity, type LabActivity } from './activities.ts'
import { distribute, giveBack } from './distribute.ts'
import { addTaken, isCanceled, type Moved, stepOf, timesOf } from './lab-state.ts'
import { participationOf } from './own-orders.ts'
import { shareOut } from './share-sale.ts'

/** Commands of whoever runs the exchange. */
export type OperateCommand =
  | { readonly type: 'lab.cancel'; readonly activity: number }
  | { readonly type: 'lab.step'; readonly activity: number; readonly step: ActivityStep }

type Of<T extends OperateCommand['type']> = Extract<OperateCommand, { type: T }>
type Refusal = 'activity-not-found' | 'activity-ended'

export const operateCommands = {
  /** Cancels an activity that is not distributed yet: exactly what was frozen comes back. */
  'lab.cancel'(state: State, { activity: id }: Of<'lab.cancel'>, context: Context<Refusal>): void {
    const { time, refuse } = context
    const activity = announcedActivity(state.seed, id, time) ?? refuse('activity-not-found')
    if (stepOf(state, activity, time) === ActivityStep.COMPLETED) refuse('activity-ended')
    const { lab } = state
    dropDistribution(state, activity)
    lab.canceled[activity.id] = time
    delete lab.asked[activity.id]
    for (const number of ownOf(lab.ordersOf.activity, activity.id)) {
      const order = participationOf(state, number)
      giveBack(state, activity, order, time)
      lab.orders[number] = { ...order, state: 'canceled' }
      addTaken(state, activity, { amount: -order.amount, frozen: -order.cost })
      const amount = { coin: activity.pays, units: order.cost }
      tellMember(context, {
        kind: 'LAB_CANCELED',
        member: order.member,
        account: 'spot',
        reference: number,
        amount,
      })
    }
  },

  /** Moves an activity on to a later phase, which begins now. */
  'lab.step'(state: State, { activity: id, step }: Of<'lab.step'>, context: Context<Refusal>): void {
    const { time, refuse } = context
    const activity = announcedActivity(state.seed, id, time) ?? refuse('activity-not-found')
    const before = stepOf(state, activity, time)
    if (isCanceled(state, activity) || step <= before) return refuse('activity-ended')
    state.lab.moved[activity.id] = movedTo(timesOf(state, activity), step, time)
    // Of a sale that has not begun, or has ended, nobody asks for a part.
    shareOut(state, activity, context)
    const isWaiting = state.lab.distributions[activity.id] !== undefined
    dropDistribution(state, activity)
    if (step === ActivityStep.COMPLETED) distribute(state, activity, context)
    else if (isWaiting)
      state.lab.distributions[activity.id] = schedule(state.due, timesOf(state, activity).distribute, {
        type: 'lab.distribute',
        activity: activity.id,
      })
  },
}

/** The times of an activity that enters a phase now; later ones keep their distance from it. */
function movedTo({ start, end, distribute: at }: Moved, step: ActivityStep, time: number): Moved {
  if (step === ActivityStep.ONGOING)
    return { start: time, end: end - start + time, distribute: at - start + time }
  if (step === ActivityStep.DISTRIBUTING)
    return { start: Math.min(start, time), end: time, distribute: at - end + time }
  return { start: Math.min(start, time), end: Math.min(end, time), distribute: time }
}

function dropDistribution({ due, lab }: State, { id }: LabActivity): void {
  const item = lab.distributions[id]
  if (item === undefined) return
  cancel(due, item)
  delete lab.distributions[id]
}
