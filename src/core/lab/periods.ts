const DAY = 86_400_000

/** Time between two outputs of a machine or two releases of a lock. */
export type LabPeriod = 'day' | 'week' | 'month' | 'year'

const DAYS: Readonly<Record<LabPeriod, number>> = { day: 1, week: 7, month: 30, year: 365 }

/** Length of a period in milliseconds. */
export const periodLength = (period: LabPeriod): number => DAYS[period] * DAY

/** When the output or release of a number comes, counted from 1; all moments are epoch milliseconds. */
export const payoutTime = (begin: number, period: LabPeriod, number: number): number =>
  begin + number * periodLength(period)
