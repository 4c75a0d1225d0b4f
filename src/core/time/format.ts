/**
 * Moments for people.
 *
 *   formatInstant(t, language, style, timeZone?): string     formatDay(day, language): string
 *
 * `language` is the app's (`zh_HK`) or a BCP 47 tag. Nothing to show is an em dash.
 */
import type { DateText } from './day.ts'
import type { Instant } from './instant.ts'

/**
 * `day`: 21 Nov 2026; `short`: the same in figures, for columns; `date`: 21 Nov; `minute` and `second`: day and time; `time`: 09:30:00; `clock`: 09:30.
 * Times count 24 hours and have the same number of figures at each moment, so that columns of them stand straight.
 */
export type TimeStyle = 'day' | 'short' | 'date' | 'minute' | 'second' | 'time' | 'clock'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const SECONDS = { ...CLOCK, second: '2-digit' } as const

function styleOf(style: TimeStyle, language: string): Intl.DateTimeFormatOptions {
  // 11/09 is another day on either side of the Atlantic.
  const month = language.startsWith('en') ? 'short' : '2-digit'
  const date = { year: 'numeric', month, day: '2-digit' } as const
  switch (style) {
    case 'day':
      return { dateStyle: 'medium' }
    case 'short':
      return date
    case 'date':
      return { month: 'short', day: 'numeric' }
    case 'minute':
      return { ...date, ...CLOCK }
    case 'second':
      return { ...date, ...SECONDS }
    case 'time':
      return SECONDS
    case 'clock':
      return CLOCK
    default:
      return style satisfies never
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, style: TimeStyle, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${language} ${style} ${timeZone ?? ''}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const zone = timeZone === undefined ? {} : { timeZone }
  const made = new Intl.DateTimeFormat(language.replace('_', '-'), {
    ...styleOf(style, language),
    ...zone,
  })
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
