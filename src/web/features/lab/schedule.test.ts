import { expect, test } from 'vitest'
import type { LockedOrder } from '#generated/models/locked-order.ts'
import { LabPeriod } from '#generated/models/lab-period.ts'
import { ReleaseType } from '#generated/models/release-type.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { instant } from '#src/core/time/instant.ts'
import { type Release, scheduleOfJoining, scheduleOfLock } from './schedule.ts'
import { BEGIN, lockUp } from './tests/activities.ts'

const DAY = 86_400_000
/** Without zeros at the end. */
const short = (amount: Decimal | undefined): string =>
  formatDecimal(amount, 'en_US', { trim: true, minimumPlaces: 0 })
const amounts = (releases: readonly Release[]): readonly string[] =>
  releases.map(({ amount }) => short(amount))

const lock = (more: Partial<LockedOrder> = {}): LockedOrder =>
  ({
    period: LabPeriod.MONTH,
    lockedDays: 12,
    releasedDays: 2,
    totalLocked: decimal('1200'),
    totalRelease: decimal('228'),
    releaseType: ReleaseType.PROPORTIONAL,
    releasePercent: decimal('0.1'),
    createTime: instant(BEGIN),
    ...more,
  }) as LockedOrder

test('STATE-10.d a lock-up is told release by release before anybody joins, the first one period after the distribution', () => {
  const { distributeTime } = lockUp()
  const releases = scheduleOfJoining(lockUp(), decimal('1000'))
  expect(amounts(releases).slice(0, 3)).toEqual(['120', '108', '97.2'])
  expect(releases).toHaveLength(12)
  expect(short(releases.at(-1)?.left)).toBe('0')
  expect(releases[0]?.time).toBe((distributeTime ?? 0) + 30 * DAY)
  expect(releases.map(({ state }) => state).slice(0, 2)).toEqual(['now', 'ahead'])
  expect(scheduleOfJoining(lockUp({ distributeTime: null }), decimal('1'))[0]?.time).toBeNull()
})

test('ENT-15.b the releases of a lock are those that came, the next one, and those to come', () => {
  const releases = scheduleOfLock(lock())
  expect(releases.map(({ state }) => state)).toEqual([
    'done',
    'done',
    'now',
    ...Array<string>(9).fill('ahead'),
  ])
  expect(amounts(releases).slice(0, 3)).toEqual(['120', '108', '97.2'])
  expect(releases[2]?.time).toBe(BEGIN + 90 * DAY)
  expect(short(releases[2]?.left)).toBe('874.8')
})

test('ENT-15.b a lock of which a server released something else tells only what is to come', () => {
  const releases = scheduleOfLock(lock({ totalRelease: decimal('300') }))
  expect(releases.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(amounts(releases)[0]).toBe('90')
  expect(releases[0]?.state).toBe('now')
  expect(short(releases.at(-1)?.left)).toBe('0')
})

test('a lock that is closed has no release to come', () => {
  const closed = lock({ lockedDays: 2, totalLocked: decimal('228'), releaseType: ReleaseType.EQUAL })
  expect(scheduleOfLock({ ...closed, totalRelease: decimal('228') }).map(({ state }) => state)).toEqual([
    'done',
    'done',
  ])
})
