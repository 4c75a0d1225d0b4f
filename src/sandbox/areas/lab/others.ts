import { ActivityType } from '#generated/wire/activity-type.ts'
import type { LabActivity } from './activities.ts'
import { type LabState, takenOf, timesOf } from './lab-state.ts'

/**
 * Returns what computed participants have taken of an activity at a time, in units of 10^-8: it grows from its begin to its end,
 * never beyond what members leave.
 */
export function othersOf(state: LabState, activity: LabActivity, time: number): bigint {
  const { start, end } = timesOf(state, activity)
  const length = BigInt(Math.max(1, end - start))
  const passed = BigInt(Math.min(Math.max(0, time - start), Math.max(1, end - start)))
  const grown = cut((activity.others * passed) / length, activity)
  if (!isLimited(activity)) return grown
  const left = activity.supply - takenOf(state, activity).amount
  return grown < left ? grown : left
}

/** Returns what is left of the supply at a time. */
export const leftOf = (state: LabState, activity: LabActivity, time: number): bigint =>
  activity.supply - takenOf(state, activity).amount - othersOf(state, activity, time)

/** True where more than the supply cannot be taken: what is shared out can be asked for without end. */
export const isLimited = ({ type }: Pick<LabActivity, 'type'>): boolean =>
  type !== ActivityType.POSITION_SHARING && type !== ActivityType.SHARED_SALE

const SCALE = 8

/** Whole steps of the activity's decimals. */
function cut(units: bigint, { places }: LabActivity): bigint {
  const step = 10n ** BigInt(SCALE - places)
  return (units / step) * step
}
