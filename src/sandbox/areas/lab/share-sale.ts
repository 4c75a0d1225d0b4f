import { toSafeInteger } from '#src/core/money/whole.ts'
import { filledInSale } from '#src/core/lab/sharing.ts'
import type { Context } from '../../kernel/machine.ts'
import { restOf, type SpotOrder } from '../spot/order.ts'
import { fillResting } from '../spot/place.ts'
import type { State } from '../state.ts'
import type { LabActivity } from './activities.ts'
import { activityOf } from './distribute.ts'
import type { LabDue } from './lab-state.ts'
import { othersOf } from './others.ts'
import { bookSale, unitsOfLot } from './sales.ts'

export const shareDues = {
  /** Shares out what is on sale among the orders that ask for it, at the end of the sale. */
  'lab.share'(
    state: State,
    { activity: id }: Extract<LabDue, { type: 'lab.share' }>,
    context: Context,
  ): void {
    shareOut(state, activityOf(state, id), context)
  },
}

/** Orders that still ask for their part of a sale. */
const asking = ({ lab, spotOrders }: State, { id }: LabActivity): SpotOrder[] =>
  (lab.asked[id] ?? []).flatMap((number) => {
    const order = spotOrders[number]
    return order?.status === 'TRADING' ? [order] : []
  })

/** Units of 10^-8 that members and others ask for. */
export function askedIn(state: State, activity: LabActivity, time: number): bigint {
  const { sale } = activity
  if (sale === null) return 0n
  const perLot = unitsOfLot(sale.pair)
  const own = asking(state, activity).reduce((sum, order) => sum + BigInt(restOf(order)) * perLot, 0n)
  return own + othersOf(state, activity, time)
}

export function shareOut(state: State, activity: LabActivity, context: Context): void {
  const { sale, supply } = activity
  if (sale === null) return
  const orders = asking(state, activity)
  const all = askedIn(state, activity, context.time)
  delete state.lab.asked[activity.id]
  for (const order of orders) {
    const perLot = unitsOfLot(sale.pair)
    const lots = toSafeInteger(filledInSale(BigInt(restOf(order)) * perLot, all, supply) / perLot)
    if (lots === 0) continue
    fillResting(state, sale.pair, order, lots, context)
    bookSale(state, { activity, ...sale }, lots, `order ${order.id}`, context.time)
  }
}
