import type { Activity } from '#generated/models/activity.ts'
import { LabPeriod } from '#generated/models/lab-period.ts'
import { outputOf } from '#src/core/lab/mining.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { Instant } from '#src/core/time/instant.ts'
import type { TimelineStep } from '#src/web/ui/states/timeline.tsx'
import type { JoinableKind } from '../activity-kind.ts'
import { amountUnit, coins, quantity, type Write } from '../amount-text.ts'
import { momentOfPeriod } from '../moments.ts'
import { everyText } from '../period-text.ts'
import { backOfJoining, scheduleOfJoining } from '../schedule.ts'
import { costOfJoining } from './cost.ts'

/** Tells step by step what becomes of the money of a participation; in general words before an amount is typed. */
export function moneySteps(
  activity: Activity,
  kind: JoinableKind,
  amount: Decimal | null,
  write: Write,
): readonly TimelineStep[] {
  const { t, locale } = write
  const { acceptUnit, distributeTime = null } = activity
  const cost = amount === null ? acceptUnit : coins(costOfJoining(activity, amount), acceptUnit, write)
  const at = (time: Instant | null, otherwise: string): string =>
    time === null ? otherwise : formatInstant(time, locale, 'minute')
  return [
    { id: 'join', title: t('lab.onJoining'), text: t('lab.frozenNow', { amount: cost }), state: 'now' },
    {
      id: 'distribution',
      title: t('lab.distributionAt', { date: at(distributeTime, t('lab.afterTheEnd')) }),
      text: distributionText(activity, kind, amount, write),
      state: 'ahead',
    },
    ...later(activity, kind, amount, write).map(({ id, time, text }) => ({
      id,
      title: at(time, t(`lab.moment.${id}`)),
      text,
      state: 'ahead' as const,
    })),
  ]
}

function distributionText(
  activity: Activity,
  kind: JoinableKind,
  amount: Decimal | null,
  write: Write,
): string {
  const { t } = write
  const { unit, acceptUnit, totalSupply, lockedFee } = activity
  if (kind === 'sharing') return t('lab.then.sharing', { supply: coins(totalSupply, unit, write) })
  const wanted = amount === null ? null : quantity(amount, amountUnit(activity), write)
  if (kind === 'lock') {
    const fee = lockedFee !== null && isPositive(lockedFee) ? coins(lockedFee, acceptUnit, write) : null
    return fee === null ? t('lab.then.lock') : t('lab.then.lockFee', { fee })
  }
  return wanted === null ? t(`lab.then.${kind}`) : t(`lab.then.${kind}Amount`, { amount: wanted })
}

type Later = { readonly id: 'first' | 'last'; readonly time: Instant | null; readonly text: string }

/** The first and the last of what comes period by period after the distribution. */
function later(
  activity: Activity,
  kind: JoinableKind,
  amount: Decimal | null,
  write: Write,
): readonly Later[] {
  if (kind === 'lock') return laterOfLock(activity, amount, write)
  return kind === 'mining' ? laterOfMachine(activity, amount, write) : []
}

function laterOfLock(activity: Activity, amount: Decimal | null, write: Write): readonly Later[] {
  const { t } = write
  const unit = activity.lockedUnit ?? activity.unit
  const releases = scheduleOfJoining(activity, amount ?? ZERO)
  const [first, last] = [releases[0], releases.at(-1)]
  if (first === undefined || last === undefined) return []
  const isKnown = amount !== null
  return [
    {
      id: 'first',
      time: first.time,
      text: isKnown
        ? t('lab.firstRelease', { amount: coins(first.amount, unit, write) })
        : t('lab.firstReleaseOf', { every: everyText(activity.lockedPeriod ?? LabPeriod.DAY, t) }),
    },
    {
      id: 'last',
      time: last.time,
      text: isKnown
        ? t('lab.lastRelease', {
            amount: coins(backOfJoining(activity, amount), unit, write),
          })
        : t('lab.lastReleaseOf', { count: releases.length }),
    },
  ]
}

function laterOfMachine(activity: Activity, amount: Decimal | null, write: Write): readonly Later[] {
  const { t } = write
  const { miningDaysprofit, miningDays, distributeTime = null } = activity
  const unit = activity.miningUnit ?? activity.unit
  const period = activity.miningPeriod ?? LabPeriod.DAY
  const count = miningDays ?? 0
  const each = coins(
    outputOf({ base: miningDaysprofit ?? ZERO, invite: ZERO, limit: ZERO }, amount ?? ZERO, 0),
    unit,
    write,
  )
  const time = (number: number): Instant | null =>
    distributeTime === null ? null : momentOfPeriod(distributeTime, period, number)
  return [
    {
      id: 'first',
      time: time(1),
      text:
        amount === null
          ? t('lab.firstOutputOf', { every: everyText(period, t) })
          : t('lab.firstOutput', { amount: each, every: everyText(period, t) }),
    },
    { id: 'last', time: time(count), text: t('lab.lastOutput', { count }) },
  ]
}
