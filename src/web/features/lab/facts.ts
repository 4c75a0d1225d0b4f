import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { ActivityType } from '#generated/models/activity-type.ts'
import { LabPeriod } from '#generated/models/lab-period.ts'
import { ReleaseType } from '#generated/models/release-type.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { type ActivityKind, kindOf } from './activity-kind.ts'
import { amountUnit, coins, quantity, supplyUnit, type Write } from './amount-text.ts'
import { everyText, periodsText } from './period-text.ts'

type FactName = Extract<AreaKeys['lab'], `lab.fact.${string}`>
export type Fact = { readonly name: FactName; readonly value: string }

type Make = (activity: Activity, write: Write) => string | null

const orZero = (value: Decimal | null): Decimal => value ?? ZERO

const share = (value: Decimal, { locale }: Write): string =>
  percentText(toPercent(value), locale, { trim: true })

const priceText: Make = ({ price, acceptUnit }, write) =>
  isPositive(orZero(price)) ? coins(orZero(price), acceptUnit, write) : null

/** From the least of a participation to the most of a member. */
const rangeText: Make = (activity, write) => {
  const { minLimitAmout: least, maxLimitAmout: most } = activity
  const unit = amountUnit(activity)
  if (isPositive(least) && isPositive(most))
    return write.t('lab.range', {
      from: formatDecimal(least, write.locale, { trim: true }),
      to: quantity(most, unit, write),
    })
  if (isPositive(least)) return write.t('lab.atLeast', { amount: quantity(least, unit, write) })
  if (isPositive(most)) return write.t('lab.atMost', { amount: quantity(most, unit, write) })
  return write.t('lab.noLimit')
}

const outputText: Make = ({ miningDaysprofit, miningUnit, unit, miningPeriod }, write) =>
  write.t('lab.outputEvery', {
    amount: coins(orZero(miningDaysprofit), miningUnit ?? unit, write),
    every: everyText(miningPeriod ?? LabPeriod.DAY, write.t),
  })

const boostText: Make = ({ miningInvite, miningInvitelimit }, write) =>
  isPositive(orZero(miningInvite))
    ? write.t('lab.boost', {
        each: share(orZero(miningInvite), write),
        most: share(orZero(miningInvitelimit), write),
      })
    : null

const backText: Make = ({ releaseTimes, lockedPeriod, lockedDays }, write) =>
  write.t('lab.backTimes', {
    times: formatDecimal(orZero(releaseTimes), write.locale, { trim: true, minimumPlaces: 0 }),
    time: periodsText(lockedPeriod ?? LabPeriod.DAY, lockedDays ?? 0, write.t),
  })

const feeText: Make = ({ lockedFee, acceptUnit }, write) =>
  isPositive(orZero(lockedFee))
    ? write.t('lab.feeKept', { amount: coins(orZero(lockedFee), acceptUnit, write) })
    : write.t('lab.none')

const countText = (
  count: number,
  write: Write,
  key: 'lab.timesAtMost' | 'lab.friendsAtLeast',
): string | null => (count > 0 ? write.t(key, { count }) : null)

const facts = {
  type: ({ type }, { t }) => t(`lab.type.${type}`),
  supply: (activity, write) => quantity(activity.totalSupply, supplyUnit(activity), write),
  price: priceText,
  machine: priceText,
  firstPrice: priceText,
  range: rangeText,
  frozenByAll: ({ freezeAmount, acceptUnit }, write) => coins(freezeAmount, acceptUnit, write),
  output: outputText,
  mines: ({ miningPeriod, miningDays }, { t }) =>
    periodsText(miningPeriod ?? LabPeriod.DAY, miningDays ?? 0, t),
  friend: boostText,
  back: backText,
  fee: feeText,
  release: ({ releaseType, releasePercent }, write) =>
    releaseType === ReleaseType.PROPORTIONAL
      ? write.t('lab.release.proportional', { share: share(orZero(releasePercent), write) })
      : write.t('lab.release.equal'),
  cycle: ({ lockedPeriod }, { t }) => everyText(lockedPeriod ?? LabPeriod.DAY, t),
  periods: ({ lockedDays }, { t }) => t('lab.releases', { count: lockedDays ?? 0 }),
  payouts: ({ miningDays }, { t }) => t('lab.payouts', { count: miningDays ?? 0 }),
  times: ({ limitTimes }, write) => countText(limitTimes, write, 'lab.timesAtMost'),
  friends: ({ leveloneCount }, write) => countText(leveloneCount, write, 'lab.friendsAtLeast'),
  hold: ({ holdLimit, holdUnit }, write) =>
    holdUnit !== null && isPositive(orZero(holdLimit)) ? coins(orZero(holdLimit), holdUnit, write) : null,
  paidWith: ({ acceptUnit }, { t }) => t('lab.fromSpot', { unit: acceptUnit }),
  pair: ({ unit, acceptUnit }) => `${unit}/${acceptUnit}`,
  how: ({ type }, { t }) => t(type === ActivityType.SHARED_SALE ? 'lab.inProportion' : 'lab.firstCome'),
  afterwards: ({ type }, { t }) => {
    const kind = kindOf(type)
    return kind === 'sale' ? null : t(`lab.afterwards.${kind}`)
  },
  cancelled: ({ type }, { t }) => (kindOf(type) === 'sale' ? null : t('lab.allBack')),
} satisfies Readonly<Record<string, Make>>

type Name = keyof typeof facts

const ON_CARD: Readonly<Record<ActivityKind, readonly Name[]>> = {
  sale: ['pair', 'firstPrice', 'how'],
  sharing: ['supply', 'frozenByAll', 'afterwards'],
  subscription: ['price', 'range', 'afterwards'],
  mining: ['machine', 'output', 'mines'],
  lock: ['range', 'back', 'fee'],
}

const IN_RULES: Readonly<Record<ActivityKind, readonly Name[]>> = {
  sale: ['type', 'supply', 'pair', 'firstPrice', 'how'],
  sharing: [
    'type',
    'supply',
    'paidWith',
    'range',
    'frozenByAll',
    'times',
    'friends',
    'hold',
    'afterwards',
    'cancelled',
  ],
  subscription: [
    'type',
    'supply',
    'price',
    'paidWith',
    'range',
    'times',
    'friends',
    'hold',
    'afterwards',
    'cancelled',
  ],
  mining: [
    'type',
    'supply',
    'machine',
    'paidWith',
    'range',
    'output',
    'payouts',
    'mines',
    'friend',
    'times',
    'friends',
    'hold',
    'afterwards',
    'cancelled',
  ],
  lock: [
    'type',
    'supply',
    'paidWith',
    'range',
    'back',
    'release',
    'cycle',
    'periods',
    'fee',
    'times',
    'friends',
    'hold',
    'afterwards',
    'cancelled',
  ],
}

const factsOf = (names: readonly Name[], activity: Activity, write: Write): readonly Fact[] =>
  names.flatMap((name) => {
    const make: Make = facts[name]
    const value = make(activity, write)
    return value === null ? [] : [{ name: `lab.fact.${name}` as const, value }]
  })

/** The three facts on the card of an activity. */
export const cardFacts = (activity: Activity, write: Write): readonly Fact[] =>
  factsOf(ON_CARD[kindOf(activity.type)], activity, write)

/** All that an activity takes and gives (ENT-13); what it does not ask for is left out. */
export const ruleFacts = (activity: Activity, write: Write): readonly Fact[] =>
  factsOf(IN_RULES[kindOf(activity.type)], activity, write)
