import { ownOf } from '../own.ts'
import type { LabState, Participation } from './lab-state.ts'

/** @throws RangeError when there is none: records name participations that exist */
export function participationOf({ lab }: LabState, id: number): Participation {
  const order = lab.orders[id]
  if (order === undefined) throw new RangeError(`no participation ${id}`)
  return order
}

/** A member's participations in an activity, oldest first. */
export const ordersIn = (state: LabState, activity: number, member: number): Participation[] =>
  ownOf(state.lab.ordersOf.member, member)
    .map((id) => participationOf(state, id))
    .filter((order) => order.activity === activity)

/** Returns how often a member takes part in an activity, and with how much. */
export function ownIn(
  state: LabState,
  activity: number,
  member: number,
): { readonly count: number; readonly amount: bigint } {
  const own = ordersIn(state, activity, member)
  return { count: own.length, amount: own.reduce((sum, { amount }) => sum + amount, 0n) }
}
