/** Times of day as `HH:mm:ss`, on clocks of different zones. Plans of the contract run on a clock in GMT+8. */
import { toSafeInteger } from '#src/core/money/whole.ts'
import { GMT8_OFFSET } from '#src/core/time/gmt8.ts'

const SECOND = 1000
const DAY = 86_400_000

/** Milliseconds since midnight; null for anything but `HH:mm:ss`. */
export function parseTimeOfDay(text: string): number | null {
  const [, hours, minutes, seconds] = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(text) ?? []
  if (hours === undefined || minutes === undefined || seconds === undefined) return null
  const read = (digits: string): number => toSafeInteger(BigInt(digits))
  return (read(hours) * 3600 + read(minutes) * 60 + read(seconds)) * SECOND
}

/** Writes milliseconds since midnight; whole days are left out. */
export function formatTimeOfDay(milliseconds: number): string {
  const seconds = Math.floor((((milliseconds % DAY) + DAY) % DAY) / SECOND)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

function shifted(text: string, milliseconds: number): string {
  const time = parseTimeOfDay(text)
  return time === null ? text : formatTimeOfDay(time + milliseconds)
}

/** A time of day on a clock that is `ahead` milliseconds ahead of UTC, as GMT+8 has it; no time of day stays as it is. */
export const toGmt8Time = (text: string, ahead: number): string => shifted(text, GMT8_OFFSET - ahead)

/** A time of day in GMT+8 on a clock that is `ahead` milliseconds ahead of UTC. */
export const fromGmt8Time = (text: string, ahead: number): string => shifted(text, ahead - GMT8_OFFSET)
