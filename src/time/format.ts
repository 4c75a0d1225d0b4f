/**
 * Moments for people.
 *
 *   formatInstant(t, language, style, timeZone?): string     formatDay(day, language): string
 *
 * `language` is the app's (`zh_HK`) or a BCP 47 tag. Nothing to show is an em dash.
 */
import type { DateText } from './day.ts'
import type { Instant } from './instant.ts'

/** `day`: 21 Nov 2026; `minute` and `second` add the time; `time`: 09:30:00; `clock`: 09:30. */
export type TimeStyle = 'day' | 'minute' | 'second' | 'time' | 'clock'

const STYLES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  time: { timeStyle: 'medium' },
  clock: { timeStyle: 'short' },
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, style: TimeStyle, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${language} ${style} ${timeZone ?? ''}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const zone = timeZone === undefined ? {} : { timeZone }
  const made = new Intl.DateTimeFormat(language.replace('_', '-'), { ...STYLES[style], ...zone })
  formats.set(key, made)
  return made
}

/** A moment as the language writes it, on the clock of `timeZone` (this device's if none is given). */
export const formatInstant = (
  moment: Instant | null | undefined,
  language: string,
  style: TimeStyle,
  timeZone?: string,
): string =>
  moment === null || moment === undefined ? '—' : formatOf(language, style, timeZone).format(moment)

/** A calendar day as the language writes it, the same in every zone. */
export const formatDay = (value: DateText | null | undefined, language: string): string =>
  value === null || value === undefined
    ? '—'
    : formatOf(language, 'day', 'UTC').format(Date.parse(`${value}T00:00:00Z`))
