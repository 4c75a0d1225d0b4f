/** Counts of times by the number of their bucket: of bounded size, and added up exactly. */
export type Times = Readonly<Record<string, number>>

/** Each bucket is a tenth wider than the one before; the first ends at a tenth of a millisecond, the last takes hours. */
const WIDER = 1.1
const FIRST = 0.1
const LAST = 190

export function bucketOf(ms: number): number {
  if (ms <= FIRST) return 0
  return Math.min(LAST, Math.ceil(Math.log(ms / FIRST) / Math.log(WIDER)))
}

/** Milliseconds within which a share of the times lies, by the end of their bucket. */
export function within(times: Times, share: number): number {
  const rows = Object.entries(times).map(([bucket, count]) => [JSON.parse(bucket) as number, count] as const)
  const all = rows.reduce((sum, [, count]) => sum + count, 0)
  let counted = 0
  // Keys that are whole numbers are in order.
  for (const [bucket, count] of rows) {
    counted += count
    if (counted >= all * share) return Math.ceil(FIRST * WIDER ** bucket)
  }
  return 0
}

export const timed = (times: Times): number => Object.values(times).reduce((sum, count) => sum + count, 0)
