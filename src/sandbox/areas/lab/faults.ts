import { balanceOf } from '../../kernel/ledger.ts'
import type { State } from '../state.ts'
import { spotAccount } from './accounts.ts'
import { kindOf } from './activities.ts'
import { activityOf } from './distribute.ts'
import { isCanceled, takenOf, timesOf } from './lab-state.ts'
import { termsOfLock } from './payouts.ts'

/** Returns what must never be of the lab, as sentences; empty when all is well. */
export const labFaults = (state: State): string[] => [
  ...supplyFaults(state),
  ...waitingFaults(state),
  ...lockFaults(state),
]

/** Members have taken no more of an activity than it has, and got no more than that. */
function supplyFaults(state: State): string[] {
  return Object.keys(state.lab.taken).flatMap((key) => {
    const activity = activityOf(state, key)
    const { amount, frozen } = takenOf(state, activity)
    const orders = Object.values(state.lab.orders).filter((order) => order.activity === activity.id)
    const granted = orders.reduce((sum, order) => sum + (order.granted ?? 0n), 0n)
    const kind = kindOf(activity)
    const waiting = orders.filter((order) => order.state === 'waiting')
    const cost = waiting.reduce((sum, order) => sum + order.cost, 0n)
    return [
      ...(kind !== 'sharing' && amount > activity.supply ? [`activity ${key} sold more than it has`] : []),
      // A lock-up gives more than was locked; that is its reward.
      ...(kind !== 'lock-up' && granted > activity.supply ? [`activity ${key} gave more than it has`] : []),
      ...(frozen === cost ? [] : [`activity ${key} counts ${frozen} as frozen, participations say ${cost}`]),
    ]
  })
}

/** Nothing waits after the distribution, or in a cancelled activity. */
const waitingFaults = (state: State): string[] =>
  Object.values(state.lab.orders)
    .filter((order) => order.state === 'waiting')
    .filter(({ activity: id }) => {
      const activity = activityOf(state, id)
      return isCanceled(state, activity) || timesOf(state, activity).distribute < state.now
    })
    .map(({ id }) => `participation ${id} waits after its distribution`)

/** Locks release no more than they hold, all of it in the end, and the ledger holds at least what is left. */
function lockFaults(state: State): string[] {
  const locks = Object.values(state.lab.locks).map((lock) => ({ ...lock, ...termsOfLock(state, lock) }))
  const kept = locks.flatMap(({ id, total, released, done, periods }) => {
    const rest = total - released
    return rest < 0n || (done === periods && rest !== 0n) ? [`lock ${id} has ${rest} left`] : []
  })
  const short = [...Map.groupBy(locks, ({ member, coin }) => `${member} ${coin}`)].flatMap(([key, own]) => {
    const [first] = own
    if (first === undefined) return []
    const left = own.reduce((sum, { total, released }) => sum + total - released, 0n)
    const account = spotAccount(`m${first.member}`, first.coin, 'toBeReleased')
    const held = balanceOf(state.ledger, account)
    return held >= left ? [] : [`${key} holds ${held} to be released, locks say ${left}`]
  })
  return [...kept, ...short]
}
