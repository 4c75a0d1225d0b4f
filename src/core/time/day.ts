/**
 * Calendar days, as people pick them and servers filter by them.
 *
 *   parseDay(text): DateText | null, day(text): throws     dayAt(t, zone): DateText     addDays(day, n)
 *   instantsOf(range, zone): {from, until}                  serverDays(range, zone): DayRange in GMT+8
 */
import { formatGmt8 } from './gmt8.ts'
import { type Instant, instant, parseUtc } from './instant.ts'
import { firstMoment, localZone, wallTime } from './zone.ts'

declare const brand: unique symbol

/** A calendar day `yyyy-MM-dd`, in whatever zone the field says. Text order is the order of days. */
export type DateText = string & { readonly [brand]: 'DateText' }

/** Both days belong to the range. */
export type DayRange = { readonly from: DateText; readonly to: DateText }

const DAY_MS = 86_400_000

/** Reads `yyyy-MM-dd`; null for anything else and for days no calendar has. */
export const parseDay = (text: string): DateText | null =>
  parseUtc(`${text}T00:00:00`) === null ? null : (text as DateText)

/**
 * Reads a day that must be one.
 * @throws RangeError for anything else
 */
export function day(text: string): DateText {
  const value = parseDay(text)
  if (value === null) throw new RangeError(`not a day: ${JSON.stringify(text.slice(0, 40))}`)
  return value
}

/** The day on the calendar of that zone (this device's if none is given). */
export const dayAt = (moment: Instant, timeZone: string = localZone()): DateText =>
  dayOfWall(wallTime(moment, timeZone))

/** So many days later, or earlier when negative. */
export const addDays = (from: DateText, days: number): DateText => dayOfWall(midnight(from) + days * DAY_MS)

/** First moment of the range, and first moment after it, in that zone; daylight saving is minded. */
export function instantsOf(
  { from, to }: DayRange,
  timeZone: string = localZone(),
): { from: Instant; until: Instant } {
  return { from: firstMoment(midnight(from), timeZone), until: firstMoment(midnight(to) + DAY_MS, timeZone) }
}

/** GMT+8, in which servers count days. The sign of its name is that of the sea. */
export const SERVER_ZONE = 'Etc/GMT-8'

/**
 * The days in the servers' zone (GMT+8) that cover days picked in the user's zone: what a search by date
 * sends (VAL-25). At the edges the answer may hold rows of the neighbouring day; `instantsOf` cuts them off.
 */
export function serverDays(range: DayRange, timeZone: string = localZone()): DayRange {
  const { from, until } = instantsOf(range, timeZone)
  const last = instant(Math.max(from, until - 1))
  return { from: day(formatGmt8(from).slice(0, 10)), to: day(formatGmt8(last).slice(0, 10)) }
}

const midnight = (value: DateText): number => Date.parse(`${value}T00:00:00Z`)
const dayOfWall = (wall: number): DateText => day(new Date(wall).toISOString().slice(0, 10))
