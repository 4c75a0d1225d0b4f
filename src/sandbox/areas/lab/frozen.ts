import type { Frozen } from '../area.ts'
import type { State } from '../state.ts'
import { activityOf } from './distribute.ts'

/** Participations freeze what they cost until they are distributed. */
export const labFrozen = (state: State): Frozen[] =>
  Object.values(state.lab.orders)
    .filter((order) => order.state === 'waiting')
    .map(({ member, cost, activity }) => ({ member, coin: activityOf(state, activity).pays, units: cost }))
