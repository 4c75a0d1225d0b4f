/**
 * Moments. Only src/core/time reads clocks and makes dates.
 *
 *   instant(ms): Instant, throws            parseEpochMs, parseEpochSeconds(value), parseIso(text): Instant | null
 *   toIso(t): string                        systemNow(): Instant (this device's clock; see server-clock.ts)
 *
 * GMT+8 text stands in gmt8.ts, calendar days in day.ts, display in format.ts.
 */
declare const brand: unique symbol

/** A moment: milliseconds since 1970-01-01T00:00:00Z. Compares and subtracts as a number. */
export type Instant = number & { readonly [brand]: 'Instant' }

/** Greatest distance from 1970 that a JavaScript date can hold, in milliseconds. */
const LIMIT = 8.64e15

/**
 * A moment from milliseconds.
 * @throws RangeError for anything that is no whole number of milliseconds a date can hold
 */
export function instant(ms: number): Instant {
  if (!Number.isInteger(ms) || Math.abs(ms) > LIMIT) throw new RangeError(`not a moment: ${ms}`)
  return ms as Instant
}

/** Epoch milliseconds of the wire; null for anything else. */
export const parseEpochMs = (value: number): Instant | null =>
  Number.isInteger(value) && Math.abs(value) <= LIMIT ? (value as Instant) : null

/** Epoch seconds of the wire; null for anything else. */
export const parseEpochSeconds = (value: number): Instant | null =>
  Number.isInteger(value) ? parseEpochMs(value * 1000) : null

const ISO = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.(\d{1,9}))?(Z|[+-]\d\d:?\d\d)$/

/** Reads `2026-11-21T01:30:00.000Z`, offsets included; null for anything else, and for 30 February. */
export function parseIso(text: string): Instant | null {
  const match = ISO.exec(text)
  if (match === null) return null
  const [, minute = '', second = ':00', fraction = '', zone = 'Z'] = match
  const local = parseUtc(`${minute}${second}`)
  if (local === null) return null
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)/.exec(zone) ?? []
  if (Number(hours) > 23 || Number(minutes) > 59) return null
  const offset = (sign === '-' ? -60_000 : 60_000) * (Number(hours) * 60 + Number(minutes))
  return parseEpochMs(local + Number(fraction.padEnd(3, '0').slice(0, 3)) - offset)
}

/** Milliseconds of `yyyy-MM-ddTHH:mm:ss` on a clock in UTC; null when the calendar has no such moment. */
export function parseUtc(text: string): number | null {
  const ms = Date.parse(`${text}Z`)
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 19) !== text ? null : ms
}

/** `2026-11-21T01:30:00.000Z`, for machines and logs. */
export const toIso = (moment: Instant): string => new Date(moment).toISOString()

/** `Sat, 21 Nov 2026 01:30:00 GMT`, the form of HTTP's `Date` header; whole seconds. */
export const toHttpDate = (moment: Instant): string => new Date(moment).toUTCString()

/** This device's clock. Screens that count down use a server clock instead. */
export const systemNow = (): Instant => instant(Date.now())
