/** Time left until a moment: remaining(until, now) -> { days, hours, minutes, seconds, isOver }. */
import type { Instant } from './instant.ts'

export type Remaining = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly isOver: boolean
}

/** Whole seconds, rounded up: a countdown shows 0 when the moment has come and not before. Never negative. */
export function remaining(until: Instant, now: Instant): Remaining {
  const total = Math.max(0, Math.ceil((until - now) / 1000))
  const part = (unit: number, of: number): number => Math.floor(total / unit) % of
  return {
    days: Math.floor(total / 86_400),
    hours: part(3600, 24),
    minutes: part(60, 60),
    seconds: total % 60,
    isOver: total === 0,
  }
}
