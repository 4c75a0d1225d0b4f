import type { Activity } from '#generated/wire/activity.ts'
import { ActivityType } from '#generated/wire/activity-type.ts'
import { ActivityStep } from '#generated/wire/activity-step.ts'
import type { Language } from '#generated/wire/language.ts'
import { LabPeriod } from '#generated/wire/lab-period.ts'
import { ReleaseType } from '#generated/wire/release-type.ts'
import type { LabPeriod as Period } from '#src/core/lab/periods.ts'
import type { ReleaseTerms } from '#src/core/lab/releases.ts'
import { decimal, placesOf, toText } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { divide, multiply } from '#src/core/money/arithmetic.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { State } from '../state.ts'
import { type LabActivity, labAmount, LAB_SCALE } from './activities.ts'
import { labText } from './lab-texts.ts'
import { isCanceled, stepOf, takenOf, timesOf } from './lab-state.ts'
import { isLimited, othersOf } from './others.ts'
import { askedIn } from './share-sale.ts'

export const timeText = (time: number): string => formatGmt8(instant(time))

const PERIODS: Readonly<Record<Period, LabPeriod>> = {
  day: LabPeriod.DAY,
  week: LabPeriod.WEEK,
  month: LabPeriod.MONTH,
  year: LabPeriod.YEAR,
}
export const wirePeriod = (period: Period): LabPeriod => PERIODS[period]

export const wireRelease = (kind: ReleaseTerms['kind']): ReleaseType =>
  kind === 'equal' ? ReleaseType.EQUAL : ReleaseType.PROPORTIONAL

/** Address of the picture of a series. */
export const pictureOf = (base: string, { track }: LabActivity): string => `${base}/media/lab/${track}.svg`

type Asking = { readonly time: number; readonly language: Language; readonly base: string }

const units = (amount: bigint): string => toText(labAmount(amount))
const PERCENT = 100n

/** Smallest units of what is bought at a price, in the coin that pays. */
const worth = (amount: bigint, { price }: LabActivity): bigint =>
  price === null ? amount : (amount * scaled(price)) / scaled(decimal('1'))
const scaled = (value: NonNullable<LabActivity['price']>): bigint =>
  BigInt(toText(divide(multiply(value, decimal(String(10 ** LAB_SCALE))), decimal('1'), 0)))

/** Returns what is taken and frozen of an activity at a time, and its progress. */
function figuresOf(state: State, activity: LabActivity, time: number) {
  const { supply, type, end } = { ...activity, ...timesOf(state, activity) }
  const step = stepOf(state, activity, time)
  const { amount, frozen } = takenOf(state, activity)
  const others = othersOf(state, activity, time)
  const isOver = step === ActivityStep.COMPLETED
  if (type === ActivityType.SHARED_SALE) {
    const asked = time < end ? askedIn(state, activity, time) : activity.others + amount
    const traded = time < end ? 0n : asked < supply ? asked : supply
    return { traded, frozen: time < end ? worth(asked, activity) : 0n, progress: (asked * PERCENT) / supply }
  }
  if (!isLimited(activity))
    return {
      traded: isOver ? supply : 0n,
      frozen: isOver ? 0n : frozen + others,
      progress: passed(state, activity, time),
    }
  const traded = amount + others
  const isFrozen = type !== ActivityType.RUSH_SALE && !isOver
  return {
    traded,
    frozen: isFrozen ? frozen + worth(others, activity) : 0n,
    progress: (traded * PERCENT) / supply,
  }
}

function passed(state: State, activity: LabActivity, time: number): bigint {
  const { start, end } = timesOf(state, activity)
  const part = Math.min(Math.max(0, time - start), end - start)
  return (BigInt(part) * PERCENT) / BigInt(Math.max(1, end - start))
}

/** An activity in the reader's language; in lists without its whole text. */
export function wireActivity(
  state: State,
  activity: LabActivity,
  { time, language, base }: Asking,
  isListed: boolean,
): Activity {
  const { start, end, distribute } = timesOf(state, activity)
  const { mining, lock, price, hold, sale } = activity
  const canceled = isCanceled(state, activity)
  const { traded, frozen, progress } = figuresOf(state, activity, time)
  const [own, english] = [labText(activity, language), labText(activity, 'en_US')]
  return {
    id: activity.id,
    title: own.title,
    titleEn: english.title,
    detail: own.summary,
    detailEn: english.summary,
    content: isListed ? null : own.html,
    contentEn: isListed ? null : english.html,
    lang: language,
    type: activity.type,
    step: stepOf(state, activity, time),
    status: 1,
    canceled: canceled ? 1 : 0,
    progress: canceled ? 0 : toSafeInteger(progress),
    startTime: timeText(start),
    endTime: timeText(end),
    distributeTime: timeText(distribute),
    unit: activity.coin,
    acceptUnit: activity.pays,
    price: price === null ? null : toText(price),
    priceScale: price === null ? activity.places : placesOf(price),
    amountScale: activity.places,
    totalSupply: units(activity.supply),
    tradedAmount: canceled ? units(0n) : units(traded),
    freezeAmount: canceled ? units(0n) : units(frozen),
    minLimitAmout: units(activity.least),
    maxLimitAmout: units(activity.most),
    limitTimes: activity.times,
    leveloneCount: activity.friends,
    holdLimit: hold === null ? null : units(hold.units),
    holdUnit: hold?.coin ?? null,
    miningUnit: mining === null ? null : activity.coin,
    miningPeriod: mining === null ? null : wirePeriod(mining.period),
    miningDays: mining?.periods ?? null,
    miningDaysprofit: mining?.base ?? null,
    miningInvite: mining?.invite ?? null,
    miningInvitelimit: mining?.limit ?? null,
    lockedUnit: lock === null ? null : activity.coin,
    lockedPeriod: lock === null ? null : wirePeriod(lock.period),
    lockedDays: lock?.periods ?? null,
    lockedFee: lock?.fee ?? null,
    releaseType: lock === null ? null : wireRelease(lock.kind),
    releasePercent: lock?.share ?? null,
    releaseAmount: null,
    releaseTimes: lock?.times ?? null,
    smallImageUrl: pictureOf(base, activity),
    bannerImageUrl: pictureOf(base, activity),
    imageUrl: null,
    noticeLink: activity.friends > 0 ? '/announcement/3' : null,
    activityLink: sale === null ? null : `/exchange/${sale.pair.symbol.toLowerCase().replace('/', '_')}`,
    settings: null,
    createTime: timeText(activity.announced),
  }
}
