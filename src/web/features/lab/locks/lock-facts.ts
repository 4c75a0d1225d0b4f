import type { LockedOrder } from '#generated/models/locked-order.ts'
import { ReleaseType } from '#generated/models/release-type.ts'
import { divide } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { toPercent } from '#src/core/money/percent.ts'
import type { Write } from '../amount-text.ts'
import { type Release, scheduleOfLock } from '../schedule.ts'

/** The release that comes next; null when all is released. */
export const nextRelease = (lock: LockedOrder): Release | null =>
  scheduleOfLock(lock).find(({ state }) => state === 'now') ?? null

/** Returns what was locked; null where the server does not tell how many times it comes back. */
export function givenFor({ totalLocked, releaseTimes }: LockedOrder): Decimal | null {
  const times = releaseTimes ?? ZERO
  return isPositive(times) ? divide(totalLocked, times) : null
}

/** Says how a lock is released. */
export const releaseText = ({ releaseType, releasePercent }: LockedOrder, { t, locale }: Write): string =>
  releaseType === ReleaseType.PROPORTIONAL
    ? t('lab.release.proportional', {
        share: percentText(toPercent(releasePercent ?? ZERO), locale, { trim: true }),
      })
    : t('lab.release.equal')
