/** Moments by the clock of this device, for tests that state what its screens show in any zone. */

const GMT8_MS = 8 * 3_600_000

/** A minute of November 2026: epoch milliseconds, and the texts of the wire (GMT+8) and of files (UTC). */
export function november(day: number, hour: number, minute: number, second = 0) {
  const ms = new Date(2026, 10, day, hour, minute, second).getTime()
  const gmt8 = new Date(ms + GMT8_MS).toISOString().slice(0, 19).replace('T', ' ')
  return { ms, gmt8, utc: new Date(ms).toISOString() }
}
