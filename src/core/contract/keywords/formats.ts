/**
 * The named formats of the contract. Compiled validators import the functions by their format's name.
 */
import { parseDecimal, toText } from '#src/core/money/decimal.ts'
import { parseDay } from '#src/core/time/day.ts'
import { parseGmt8 } from '#src/core/time/gmt8.ts'

/** Canonical decimal text: no exponent, no leading zeros, no plus, no minus zero. */
export function decimal(text: string): boolean {
  const value = parseDecimal(text)
  return value !== null && toText(value) === text
}

/** `yyyy-MM-dd HH:mm:ss`, a moment that the calendar has. */
export const gmt8 = (text: string): boolean => parseGmt8(text) !== null

/** `yyyy-MM-dd`, a day that the calendar has. */
export const date = (text: string): boolean => parseDay(text) !== null

const LOCAL = /[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*/
const LABEL = /[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?/
const BYTE = /(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)/

/** All formats by name. Expressions are written into compiled code, `true` marks what only describes. */
export const formats: Readonly<Record<string, ((text: string) => boolean) | RegExp | true>> = {
  decimal,
  gmt8,
  date,
  email: new RegExp(`^${LOCAL.source}@(?:${LABEL.source}\\.)+${LABEL.source}$`, 'i'),
  ipv4: new RegExp(`^${BYTE.source}(?:\\.${BYTE.source}){3}$`),
  /** `HH:mm:ss`, a moment of any day. */
  'time-of-day': /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  'epoch-ms': true,
  binary: true,
  password: true,
}
