import type { AutoInvestCycle } from '#generated/models/auto-invest-cycle.ts'
import { firstRun, nextRun } from '#src/core/earn/plan-days.ts'
import { parseTimeOfDay, toGmt8Time } from '#src/core/earn/time-of-day.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { cycleOf } from '../cycle.ts'

type Days = { readonly cycle?: AutoInvestCycle | undefined; readonly startTime?: string | undefined }

/**
 * The first purchases of a plan that is created now; null while its cycle or its time is not known.
 * @param ahead milliseconds by which the clock that `startTime` is typed on is ahead of UTC
 */
export function planDates(
  { cycle, startTime = '' }: Days,
  { now, ahead, count }: { readonly now: Instant; readonly ahead: number; readonly count: number },
): readonly Instant[] | null {
  const time = parseTimeOfDay(toGmt8Time(startTime, ahead))
  if (cycle === undefined || time === null) return null
  const own = cycleOf(cycle)
  const dates = [firstRun(now, own, time)]
  while (dates.length < count) dates.push(nextRun(dates.at(-1) ?? 0, own))
  return dates.map(instant)
}
