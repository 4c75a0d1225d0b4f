import type { Activity } from '#generated/models/activity.ts'
import { LabPeriod } from '#generated/models/lab-period.ts'
import type { LockedOrder } from '#generated/models/locked-order.ts'
import { ReleaseType } from '#generated/models/release-type.ts'
import { divide, multiply, subtract, sum, truncate } from '#src/core/money/arithmetic.ts'
import { equals } from '#src/core/money/compare.ts'
import { type Decimal, decimal, ZERO } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { momentOfPeriod } from './moments.ts'

/** One release of a lock. */
export type Release = {
  /** Counted from 1. */
  readonly number: number
  /** Null where the begin of the lock is not known. */
  readonly time: Instant | null
  readonly amount: Decimal
  /** What is still to be released after it. */
  readonly left: Decimal
  readonly state: 'done' | 'now' | 'ahead'
}

type Plan = {
  readonly total: Decimal
  readonly periods: number
  readonly type: ReleaseType
  readonly share: Decimal
}

function amountsOf({ total, periods, type, share }: Plan): readonly Decimal[] {
  const each = periods === 0 ? ZERO : divide(total, decimal(`${periods}`))
  const amounts: Decimal[] = []
  let left = total
  for (let number = 1; number <= periods; number += 1) {
    const amount =
      number === periods ? left : type === ReleaseType.EQUAL ? each : truncate(multiply(left, share))
    amounts.push(amount)
    left = subtract(left, amount)
  }
  return amounts
}

type Begun = Plan & { readonly begin: Instant | null; readonly period: LabPeriod; readonly done: number }

function releasesOf(plan: Begun, amounts: readonly Decimal[], first = 1): readonly Release[] {
  let left = sum(amounts)
  return amounts.map((amount, place) => {
    const number = first + place
    left = subtract(left, amount)
    return {
      number,
      time: plan.begin === null ? null : momentOfPeriod(plan.begin, plan.period, number),
      amount,
      left,
      state: number <= plan.done ? 'done' : number === plan.done + 1 ? 'now' : 'ahead',
    }
  })
}

/** The releases that an amount would have in an activity, before anybody takes part. */
export function scheduleOfJoining(activity: Activity, amount: Decimal): readonly Release[] {
  const {
    distributeTime = null,
    lockedPeriod,
    lockedDays,
    releaseType,
    releasePercent,
    releaseTimes,
  } = activity
  const plan: Begun = {
    total: truncate(multiply(amount, releaseTimes ?? ZERO)),
    periods: lockedDays ?? 0,
    type: releaseType ?? ReleaseType.EQUAL,
    share: releasePercent ?? ZERO,
    begin: distributeTime,
    period: lockedPeriod ?? LabPeriod.DAY,
    done: 0,
  }
  return releasesOf(plan, amountsOf(plan))
}

/**
 * The releases of a lock, those that have come and those to come. Where a server released something else so far, only what
 * is to come is told: it follows from what is left.
 */
export function scheduleOfLock(lock: LockedOrder): readonly Release[] {
  const {
    totalLocked,
    totalRelease,
    lockedDays,
    releasedDays,
    releaseType,
    releasePercent,
    period,
    createTime,
  } = lock
  const plan: Begun = {
    total: totalLocked,
    periods: lockedDays,
    type: releaseType,
    share: lock.releaseCurrentpercent ?? releasePercent ?? ZERO,
    begin: createTime,
    period,
    done: releasedDays,
  }
  const amounts = amountsOf(plan)
  if (equals(sum(amounts.slice(0, releasedDays)), totalRelease)) return releasesOf(plan, amounts)
  const rest = { ...plan, total: subtract(totalLocked, totalRelease), periods: lockedDays - releasedDays }
  return releasesOf(plan, amountsOf(rest), releasedDays + 1)
}
