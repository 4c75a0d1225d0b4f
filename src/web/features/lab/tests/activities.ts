import type { Activity } from '#generated/models/activity.ts'
import { ActivityStep } from '#generated/models/activity-step.ts'
import { ActivityType } from '#generated/models/activity-type.ts'
import { LabPeriod } from '#generated/models/lab-period.ts'
import { ReleaseType } from '#generated/models/release-type.ts'
import { id } from '#src/core/contract/id.ts'
import { decimal, ZERO } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'

const HOUR = 3_600_000
/** 2026-11-26 20:00 in GMT+8. */
export const BEGIN = Date.UTC(2026, 10, 26, 12)

const NOTHING_OF_OTHER_TYPES = {
  miningUnit: null,
  miningPeriod: null,
  miningDays: null,
  miningDaysprofit: null,
  miningInvite: null,
  miningInvitelimit: null,
  lockedUnit: null,
  lockedPeriod: null,
  lockedDays: null,
  lockedFee: null,
  releaseType: null,
  releasePercent: null,
  releaseTimes: null,
} as const

/** A free subscription that can be joined: 20 to 2,000 OBX at 0.8 USDT, twice at most. */
export const subscription = (more: Partial<Activity> = {}): Activity => ({
  id: id('12'),
  title: 'OBX free subscription',
  titleEn: 'OBX free subscription',
  detail: 'OBX at 0.8 USDT each.',
  detailEn: null,
  content: '<p>All about OBX.</p>',
  contentEn: null,
  lang: 'en_US',
  type: ActivityType.FREE_SUBSCRIPTION,
  step: ActivityStep.ONGOING,
  status: 1,
  progress: 25,
  startTime: instant(BEGIN),
  endTime: instant(BEGIN + 72 * HOUR),
  distributeTime: instant(BEGIN + 84 * HOUR),
  unit: 'OBX',
  acceptUnit: 'USDT',
  price: decimal('0.8'),
  amountScale: 2,
  totalSupply: decimal('30000'),
  tradedAmount: decimal('7500'),
  freezeAmount: decimal('6000'),
  minLimitAmout: decimal('20'),
  maxLimitAmout: decimal('2000'),
  limitTimes: 2,
  leveloneCount: 0,
  holdLimit: null,
  holdUnit: null,
  ...NOTHING_OF_OTHER_TYPES,
  ...more,
})

export const sharing = (more: Partial<Activity> = {}): Activity =>
  subscription({ type: ActivityType.POSITION_SHARING, price: null, tradedAmount: ZERO, ...more })

export const mining = (more: Partial<Activity> = {}): Activity =>
  subscription({
    type: ActivityType.CLOUD_MINING,
    price: decimal('55'),
    minLimitAmout: decimal('1'),
    maxLimitAmout: decimal('20'),
    miningUnit: 'OBX',
    miningPeriod: LabPeriod.DAY,
    miningDays: 30,
    miningDaysprofit: decimal('1.55'),
    miningInvite: decimal('0.05'),
    miningInvitelimit: decimal('0.25'),
    ...more,
  })

/** 1,000 OBX come back 1.2 times: a tenth of what is left every 30 days, twelve times. */
export const lockUp = (more: Partial<Activity> = {}): Activity =>
  subscription({
    type: ActivityType.LOCK_UP,
    acceptUnit: 'OBX',
    price: null,
    lockedUnit: 'OBX',
    lockedPeriod: LabPeriod.MONTH,
    lockedDays: 12,
    lockedFee: decimal('5'),
    releaseType: ReleaseType.PROPORTIONAL,
    releasePercent: decimal('0.1'),
    releaseTimes: decimal('1.2'),
    ...more,
  })
