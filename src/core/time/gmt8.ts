/**
 * The wire format `yyyy-MM-dd HH:mm:ss` on a clock in GMT+8 (contract: DateTimeText).
 *
 *   parseGmt8(text): Instant | null     formatGmt8(t): string     GMT8_OFFSET in ms
 */
import { type Instant, instant, parseUtc } from './instant.ts'

/** GMT+8 is ahead of UTC by this many milliseconds, all year round. */
export const GMT8_OFFSET = 8 * 3_600_000

/** Reads the wire text; null for anything else, impossible dates (2026-02-30) included. */
export function parseGmt8(text: string): Instant | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null
  const local = parseUtc(text.replace(' ', 'T'))
  return local === null ? null : instant(local - GMT8_OFFSET)
}

/**
 * Writes the wire text; milliseconds are cut off.
 * @throws RangeError for years that do not have four digits
 */
export function formatGmt8(moment: Instant): string {
  const iso = new Date(moment + GMT8_OFFSET).toISOString()
  if (!/^\d{4}-/.test(iso)) throw new RangeError(`no four-digit year: ${iso}`)
  return iso.slice(0, 19).replace('T', ' ')
}
