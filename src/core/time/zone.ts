/** Clocks of time zones, by Intl: the one table of daylight saving that every browser carries. */
import { type Instant, instant } from './instant.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** Milliseconds by which the zone's clock is ahead of UTC at that moment. */
export function offsetAt(moment: Instant, timeZone: string): number {
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(moment)) fields[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

/** Returns the time that the zone's clock shows at that moment, as if it were UTC milliseconds. */
export const wallTime = (moment: Instant, timeZone: string): number => moment + offsetAt(moment, timeZone)

/**
 * The first moment at which the zone's clock shows that wall time or a later one. Where clocks jump forward
 * over it, that is the jump; where they pass it twice, the first time.
 */
export function firstMoment(wall: number, timeZone: string): Instant {
  const around = [-86_400_000, 86_400_000].map((by) => offsetAt(instant(wall + by), timeZone))
  const [early, late] = [Math.max(...around), Math.min(...around)].map((offset) => instant(wall - offset))
  if (early === undefined || late === undefined) throw new RangeError('no such zone')
  return wallTime(early, timeZone) >= wall ? early : late
}

/** The zone this device is set to. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
