import type { ActivityOrder } from '#generated/wire/activity-order.ts'
import { ActivityOrderState } from '#generated/wire/activity-order-state.ts'
import type { Language } from '#generated/wire/language.ts'
import type { LockedOrder } from '#generated/wire/locked-order.ts'
import type { LockedOrderDetail } from '#generated/wire/locked-order-detail.ts'
import { LockedStatus } from '#generated/wire/locked-status.ts'
import { MiningMachineType } from '#generated/wire/mining-machine-type.ts'
import type { MiningOrder } from '#generated/wire/mining-order.ts'
import type { MiningOrderDetail } from '#generated/wire/mining-order-detail.ts'
import { MiningStatus } from '#generated/wire/mining-status.ts'
import { outputOf } from '#src/core/lab/mining.ts'
import { payoutTime } from '#src/core/lab/periods.ts'
import { releasesOf } from '#src/core/lab/releases.ts'
import { decimal, toText, ZERO } from '#src/core/money/decimal.ts'
import type { State } from '../state.ts'
import { amountOf, amountText } from '../wallets/amounts.ts'
import { labAmount } from './activities.ts'
import { activityOf } from './distribute.ts'
import { labText } from './lab-texts.ts'
import type { Lock, Machines, Participation, Payout } from './lab-state.ts'
import { nextUnits, termsOfLock, termsOfMachines } from './payouts.ts'
import { pictureOf, timeText, wirePeriod, wireRelease } from './wire-activity.ts'

/** The reader's language, and the address of the server. */
export type Reader = { readonly language: Language; readonly base: string }

const STATES: Readonly<Record<Participation['state'], ActivityOrderState>> = {
  waiting: ActivityOrderState.WAITING,
  distributed: ActivityOrderState.DISTRIBUTED,
  canceled: ActivityOrderState.CANCELED,
}

export function wireParticipation(state: State, order: Participation, { language }: Reader): ActivityOrder {
  const activity = activityOf(state, order.activity)
  const { coin, pays, price, type } = activity
  return {
    id: order.id,
    activityId: activity.id,
    activityName: labText(activity, language).title,
    memberId: order.member,
    type,
    state: STATES[order.state],
    amount: toText(labAmount(order.amount)),
    freezeAmount: amountText(order.state === 'waiting' ? order.cost : 0n, pays),
    price: price === null ? null : toText(price),
    turnover: amountText(order.cost, pays),
    granted: order.granted === null ? null : toText(labAmount(order.granted)),
    coinSymbol: coin,
    baseSymbol: pays,
    createTime: timeText(order.time),
  }
}

export function wireMachines(state: State, machines: Machines, { language, base }: Reader): MiningOrder {
  const activity = activityOf(state, machines.activity)
  const { period, periods, invite, limit, coin, base: yields } = termsOfMachines(state, machines)
  const { id, member, count, friends, output, done, paid, begin } = machines
  const terms = { base: decimal(yields), invite: decimal(invite), limit: decimal(limit) }
  return {
    id,
    activityId: activity.id,
    memberId: member,
    title: labText(activity, language).title,
    image: pictureOf(base, activity),
    amount: toText(labAmount(count)),
    type: friends > 0 ? MiningMachineType.INVITED : MiningMachineType.NORMAL,
    period: wirePeriod(period),
    miningStatus: done < periods ? MiningStatus.DEPLOYED : MiningStatus.CLOSED,
    miningDays: periods,
    miningedDays: done,
    miningUnit: coin,
    miningDaysprofit: toText(outputOf(terms, labAmount(count), 0)),
    currentDaysprofit: amountText(output, coin),
    totalProfit: amountText(paid, coin),
    miningInvite: invite,
    miningInvitelimit: limit,
    endTime: timeText(payoutTime(begin, period, periods)),
    createTime: timeText(begin),
  }
}

export function wireOutput(state: State, machines: Machines, payout: Payout): MiningOrderDetail {
  const { coin } = termsOfMachines(state, machines)
  const { id, member, of, units, time } = payout
  return {
    id,
    memberId: member,
    miningOrderId: of,
    miningUnit: coin,
    output: amountText(units, coin),
    createTime: timeText(time),
  }
}

export function wireLock(state: State, lock: Lock, { language, base }: Reader): LockedOrder {
  const activity = activityOf(state, lock.activity)
  const { period, periods, kind, share, times, coin } = termsOfLock(state, lock)
  const { id, member, total, released, done, begin } = lock
  const [first = ZERO] = releasesOf({ kind, share: decimal(share), periods }, amountOf(total, coin))
  const status =
    done === 0 ? LockedStatus.TO_BE_RELEASED : done < periods ? LockedStatus.RELEASING : LockedStatus.CLOSED
  return {
    id,
    activityId: activity.id,
    memberId: member,
    title: labText(activity, language).title,
    image: pictureOf(base, activity),
    period: wirePeriod(period),
    lockedStatus: status,
    lockedDays: periods,
    releasedDays: done,
    releaseUnit: coin,
    totalLocked: amountText(total, coin),
    totalRelease: amountText(released, coin),
    releaseType: wireRelease(kind),
    releasePercent: share,
    releaseCurrentpercent: share,
    releaseTimes: times,
    originReleaseamount: toText(first),
    currentReleaseamount: amountText(done < periods ? nextUnits(state, lock) : 0n, coin),
    lockedInvite: null,
    lockedInvitelimit: null,
    endTime: timeText(payoutTime(begin, period, periods)),
    createTime: timeText(begin),
  }
}

export function wireLockRelease(state: State, lock: Lock, payout: Payout): LockedOrderDetail {
  const { coin } = termsOfLock(state, lock)
  const { id, member, of, units, time } = payout
  return {
    id,
    memberId: member,
    lockedOrderId: of,
    releaseUnit: coin,
    output: amountText(units, coin),
    createTime: timeText(time),
  }
}
