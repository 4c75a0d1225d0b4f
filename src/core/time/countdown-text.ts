import type { Remaining } from './countdown.ts'

const two = (count: number): string => String(count).padStart(2, '0')

/** `4:05`, `1:04:05`, `2 days 01:04:05`: the width changes only where a unit ends. */
export function countdownText(
  { days, hours, minutes, seconds }: Remaining,
  daysText: (days: number) => string,
) {
  if (days > 0) return `${daysText(days)} ${two(hours)}:${two(minutes)}:${two(seconds)}`
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`
  return `${two(minutes)}:${two(seconds)}`
}
