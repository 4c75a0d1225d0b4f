import type { Activity } from '#generated/models/activity.ts'
import { LabPeriod } from '#generated/models/lab-period.ts'
import type { LockedOrder } from '#generated/models/locked-order.ts'
import { ReleaseType } from '#generated/models/release-type.ts'
import { nextRelease, releasedInAll, releasesOf, type ReleaseTerms } from '#src/core/lab/releases.ts'
import { subtract, sum } from '#src/core/money/arithmetic.ts'
import { equals } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { momentOfPeriod } from './moments.ts'

/** One release of a lock. */
export type Release = {
  /** Counted from 1. */
  readonly number: number
  /** Null where the begin of the lock is not known. */
  readonly time: Instant | null
  readonly amount: Decimal
  /** The rest that is still to be released after it. */
  readonly left: Decimal
  readonly state: 'done' | 'now' | 'ahead'
}

type Begun = {
  readonly begin: Instant | null
  readonly period: LabPeriod
  /** Releases that have come. */
  readonly done: number
}

/** Puts amounts in order of time: the first of them has the number `first`. */
function inTime({ begin, period, done }: Begun, amounts: readonly Decimal[], first = 1): readonly Release[] {
  let left = sum(amounts)
  return amounts.map((amount, place) => {
    const number = first + place
    left = subtract(left, amount)
    return {
      number,
      time: begin === null ? null : momentOfPeriod(begin, period, number),
      amount,
      left,
      state: number <= done ? 'done' : number === done + 1 ? 'now' : 'ahead',
    }
  })
}

const termsOf = (type: ReleaseType | null, share: Decimal | null, periods: number | null): ReleaseTerms => ({
  kind: type === ReleaseType.PROPORTIONAL ? 'proportional' : 'equal',
  share: share ?? ZERO,
  periods: periods ?? 0,
})

/** All that comes back of an amount that is locked in an activity. */
export const backOfJoining = ({ releaseTimes }: Pick<Activity, 'releaseTimes'>, amount: Decimal): Decimal =>
  releasedInAll(amount, releaseTimes ?? ZERO)

/** The releases that an amount would have in an activity, before anybody takes part. */
export function scheduleOfJoining(activity: Activity, amount: Decimal): readonly Release[] {
  const { distributeTime = null, lockedPeriod, lockedDays, releaseType, releasePercent } = activity
  const terms = termsOf(releaseType, releasePercent, lockedDays)
  return inTime(
    { begin: distributeTime, period: lockedPeriod ?? LabPeriod.DAY, done: 0 },
    releasesOf(terms, backOfJoining(activity, amount)),
  )
}

/**
 * The releases of a lock, those that have come and those to come. Where a server released something else so far than its
 * terms say, only those to come are told: they follow from what is left.
 */
export function scheduleOfLock(lock: LockedOrder): readonly Release[] {
  const { totalLocked, totalRelease, lockedDays, releasedDays: done, releaseType, period } = lock
  const share = lock.releaseCurrentpercent ?? lock.releasePercent ?? null
  const terms = termsOf(releaseType, share, lockedDays)
  const begun = { begin: lock.createTime, period, done }
  const planned = releasesOf(terms, totalLocked)
  if (equals(sum(planned.slice(0, done)), totalRelease)) return inTime(begun, planned)
  const ahead: Decimal[] = []
  let left = subtract(totalLocked, totalRelease)
  for (let number = done; number < lockedDays; number += 1) {
    const amount = nextRelease(terms, totalLocked, left, number)
    ahead.push(amount)
    left = subtract(left, amount)
  }
  return inTime(begun, ahead, done + 1)
}
