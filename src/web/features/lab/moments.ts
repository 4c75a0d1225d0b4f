import { LabPeriod } from '#generated/models/lab-period.ts'
import { type LabPeriod as CorePeriod, payoutTime } from '#src/core/lab/periods.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'

const PERIODS: Readonly<Record<LabPeriod, CorePeriod>> = {
  [LabPeriod.DAY]: 'day',
  [LabPeriod.WEEK]: 'week',
  [LabPeriod.MONTH]: 'month',
  [LabPeriod.YEAR]: 'year',
}

/** When the output or release of a number comes, counted from 1. */
export const momentOfPeriod = (begin: Instant, period: LabPeriod, number: number): Instant =>
  instant(payoutTime(begin, PERIODS[period], number))
