import type { OperationLimits } from '#generated/operations/types.ts'
import { affordableAmount } from '#src/core/lab/cost.ts'
import { toText } from '#src/core/money/decimal.ts'
import { ActivityStep } from '#generated/wire/activity-step.ts'
import type { LimitTable } from '../../http/handler.ts'
import { amountOf } from '../wallets/amounts.ts'
import { availableOf } from '../wallets/available.ts'
import { announcedActivity, costTermsOf, kindOf, labAmount } from './activities.ts'
import { stepOf } from './lab-state.ts'
import { isLimited, leftOf } from './others.ts'
import { ownIn } from './own-orders.ts'

type JoinLimits = OperationLimits['joinLabActivity']

const NONE: JoinLimits = {
  minAmount: null,
  maxAmount: null,
  remaining: null,
  affordable: null,
  amountPlaces: null,
  timesLeft: null,
}

export const labLimits: Pick<LimitTable, 'joinLabActivity'> = {
  /** The limits of an activity that one can take part in; where one cannot, its refusal comes first. */
  joinLabActivity({ state, member, time }, { activityId }) {
    const activity = announcedActivity(state.seed, activityId, time)
    const kind = activity === undefined ? undefined : kindOf(activity)
    if (activity === undefined || kind === undefined) return NONE
    if (stepOf(state, activity, time) !== ActivityStep.ONGOING) return NONE
    const { times, most, least, places, pays } = activity
    const own = ownIn(state, activity.id, member.id)
    const text = (units: bigint): string => toText(labAmount(units > 0n ? units : 0n))
    // Who may not take part once more learns only that.
    if (times > 0 && own.count >= times) return { ...NONE, timesLeft: '0' }
    const balance = amountOf(availableOf(state, member.id, pays), pays)
    return {
      minAmount: text(least),
      maxAmount: most > 0n ? text(most - own.amount) : null,
      remaining: isLimited(activity) ? text(leftOf(state, activity, time)) : null,
      affordable: toText(affordableAmount(balance, costTermsOf(activity, kind), places)),
      amountPlaces: places,
      timesLeft: times > 0 ? String(times - own.count) : null,
    }
  },
}
