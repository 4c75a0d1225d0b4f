import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import { announcedAt, type LabActivity } from './activities.ts'
import type { JoinCommand } from './join.ts'
import type { OperateCommand } from './operate.ts'

/** Random participations of fitting and of wrong amounts, and now and then an activity that is moved on or cancelled. */
export function labSoak({
  random,
  state,
  one,
  member,
}: SoakDraws): SoakCommands<JoinCommand | OperateCommand> {
  const activity = (): LabActivity => one(announcedAt(state.seed, state.now, 1))
  const join = (): JoinCommand => {
    const { id, least, places } = activity()
    const step = 10n ** BigInt(8 - places)
    const amount = least + step * BigInt(random.below(4) === 0 ? random.below(1_000_000) : random.below(3))
    return { type: 'lab.join', member: member(), activity: id, amount }
  }
  const operate = (): OperateCommand => {
    const { id } = activity()
    if (random.below(2) === 0) return { type: 'lab.cancel', activity: id }
    return { type: 'lab.step', activity: id, step: one([1, 2, 3] as const) }
  }
  const seldom = [join, join, join, () => (random.below(3) === 0 ? operate() : join())]
  return { seldom }
}
