import { costOf, type LabKind } from '#src/core/lab/cost.ts'
import { ActivityStep } from '#generated/wire/activity-step.ts'
import { schedule } from '../../kernel/due.ts'
import { HOLD, move, post, requireBalance } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { spendCode, type Target } from '../auth/codes.ts'
import { friendsOf } from '../members/friends.ts'
import { addOwn } from '../own.ts'
import type { State } from '../state.ts'
import { unitsIn } from '../wallets/amounts.ts'
import { availableOf } from '../wallets/available.ts'
import { isLocked } from '../wallets/commands.ts'
import { spotAccount } from './accounts.ts'
import {
  announcedActivity,
  costTermsOf,
  kindOf,
  LAB_SCALE,
  type LabActivity,
  labAmount,
} from './activities.ts'
import { addTaken, isCanceled, stepOf, timesOf } from './lab-state.ts'
import { isLimited, leftOf } from './others.ts'
import { ownIn } from './own-orders.ts'

export type JoinCommand = {
  readonly type: 'lab.join'
  readonly member: number
  readonly activity: number
  /** Units of 10^-8. */
  readonly amount: bigint
  /** The code that the member typed; none where the exchange itself lets a member take part. */
  readonly proof?: { readonly target: Target; readonly code: string }
}

type StateRefusal =
  | 'activity-not-found'
  | 'activity-type-description'
  | 'activity-not-started'
  | 'activity-ended'
  | 'activity-not-progress'
type MemberRefusal =
  | 'cannot-participate'
  | 'first-level-friends-num-lt'
  | 'required-holdings-wallet-locked'
  | 'insufficient-holdings-quantity'
  | 'wallet-locked'
type AmountRefusal =
  | 'activity-error-number'
  | 'exceeds-purchase-limit'
  | 'exceeds-maximum-redemption-amount'
  | 'exceeded-subscription-limit'
  | 'below-minimum-redemption-amount'
  | 'activity-failed-participate'
export type JoinRefusal =
  | StateRefusal
  | MemberRefusal
  | AmountRefusal
  | 'insufficient-balance'
  | 'verification-code-incorrect'

export const joinCommands = {
  /** Freezes what a participation costs until the activity is distributed; gives its number. */
  'lab.join'(state: State, command: JoinCommand, { time, refuse }: Context<JoinRefusal>): number {
    const { member, amount, proof } = command
    const { activity, kind } = requireJoinable(state, command.activity, time, refuse)
    requireMember(state, activity, member, refuse)
    requireAmount(state, activity, command, time, refuse)
    const cost = unitsIn(costOf(labAmount(amount), costTermsOf(activity, kind)), activity.pays)
    if (cost <= 0n) refuse('activity-failed-participate')
    const spot = spotAccount(`m${member}`, activity.pays)
    requireBalance(state.ledger, spot, cost, refuse)
    if (proof !== undefined)
      spendCode(state, proof.target, proof.code, time, () => refuse('verification-code-incorrect'))
    const { lab } = state
    const id = lab.nextOrderId
    const entries = move(spot, spotAccount(`m${member}`, activity.pays, 'frozen'), cost)
    post(state.ledger, { time, type: HOLD, reference: `lab ${id}`, entries })
    lab.nextOrderId = id + 1
    lab.orders[id] = {
      id,
      member,
      activity: activity.id,
      amount,
      cost,
      time,
      state: 'waiting',
      granted: null,
    }
    addOwn(lab.ordersOf.member, member, id)
    addOwn(lab.ordersOf.activity, activity.id, id)
    addTaken(state, activity, { amount, frozen: cost })
    lab.distributions[activity.id] ??= schedule(state.due, timesOf(state, activity).distribute, {
      type: 'lab.distribute',
      activity: activity.id,
    })
    return id
  },
}

/** The activity of a number with its kind, if one can take part in it by a call at a time. */
export function requireJoinable(
  state: State,
  id: number | string,
  time: number,
  refuse: Refuse<StateRefusal>,
): { readonly activity: LabActivity; readonly kind: LabKind } {
  const activity = announcedActivity(state.seed, id, time) ?? refuse('activity-not-found')
  const kind = kindOf(activity) ?? refuse('activity-type-description')
  if (isCanceled(state, activity)) refuse('activity-not-progress')
  const step = stepOf(state, activity, time)
  if (step === ActivityStep.COMING) refuse('activity-not-started')
  if (step !== ActivityStep.ONGOING) refuse('activity-ended')
  return { activity, kind }
}

/** Refuses members who may not take part, whatever the amount. */
export function requireMember(
  state: State,
  { friends, hold, pays }: LabActivity,
  member: number,
  refuse: Refuse<MemberRefusal>,
): void {
  if (state.spotBarred[member] === true) refuse('cannot-participate')
  if (friends > 0 && friendsOf(state, member, 0).length < friends) refuse('first-level-friends-num-lt')
  if (hold !== null) {
    if (isLocked(state, { member, kind: 'spot', coin: hold.coin })) refuse('required-holdings-wallet-locked')
    if (availableOf(state, member, hold.coin) < hold.units) refuse('insufficient-holdings-quantity')
  }
  if (isLocked(state, { member, kind: 'spot', coin: pays })) refuse('wallet-locked')
}

/** Refuses as the contract's keywords do before: another command may have come between. */
function requireAmount(
  state: State,
  activity: LabActivity,
  { member, amount }: JoinCommand,
  time: number,
  refuse: Refuse<AmountRefusal>,
): void {
  const { times, most, least, places } = activity
  const own = ownIn(state, activity.id, member)
  if (amount <= 0n || amount % 10n ** BigInt(LAB_SCALE - places) !== 0n) refuse('activity-error-number')
  if (times > 0 && own.count >= times) refuse('exceeds-purchase-limit')
  if (most > 0n && own.amount + amount > most) refuse('exceeds-maximum-redemption-amount')
  if (isLimited(activity) && amount > leftOf(state, activity, time)) refuse('exceeded-subscription-limit')
  if (amount < least) refuse('below-minimum-redemption-amount')
}
