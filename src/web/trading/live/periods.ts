const MINUTE_MS = 60_000

export type PeriodId = 'line' | 'm15' | 'h1' | 'h4' | 'd1'

export type Period = {
  readonly id: PeriodId
  readonly ms: number
  /** Drawn as a line of closes instead of candles. */
  readonly asLine: boolean
}

/** The chart's periods: time-share, 15 minutes, 1 hour, 4 hours, 1 day (LIMIT-06). */
export const periods: readonly Period[] = [
  { id: 'line', ms: MINUTE_MS, asLine: true },
  { id: 'm15', ms: 15 * MINUTE_MS, asLine: false },
  { id: 'h1', ms: 60 * MINUTE_MS, asLine: false },
  { id: 'h4', ms: 240 * MINUTE_MS, asLine: false },
  { id: 'd1', ms: 1440 * MINUTE_MS, asLine: false },
]

export const periodOf = (id: PeriodId): Period => {
  const period = periods.find((each) => each.id === id)
  if (period === undefined) throw new RangeError(`no such period: ${id}`)
  return period
}
