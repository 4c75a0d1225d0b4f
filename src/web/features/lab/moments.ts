import { LabPeriod } from '#generated/models/lab-period.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'

const DAY = 86_400_000
const PERIOD_DAYS: Readonly<Record<LabPeriod, number>> = {
  [LabPeriod.DAY]: 1,
  [LabPeriod.WEEK]: 7,
  [LabPeriod.MONTH]: 30,
  [LabPeriod.YEAR]: 365,
}

/** The moment at which a period ends that is counted from 1: what begins then comes first one period later. */
export const momentOfPeriod = (begin: Instant, period: LabPeriod, count: number): Instant =>
  instant(begin + count * PERIOD_DAYS[period] * DAY)
