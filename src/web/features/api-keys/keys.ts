import type { ApiKey } from '#generated/models/api-key.ts'
import { remaining } from '#src/core/time/countdown.ts'
import type { Instant } from '#src/core/time/instant.ts'

/** Most keys of a member, and most addresses of a key (LIMIT-01). */
export const MOST_KEYS = 5

/** Controls of the form of a key: remark, addresses, code. */
export const KEY_CONTROLS = ['line', 'rows', 'line'] as const

/** The addresses that a key is bound to; none when it may be used from anywhere. */
export const boundIps = ({ bindIp }: Pick<ApiKey, 'bindIp'>): readonly string[] =>
  (bindIp ?? '')
    .split(',')
    .map((ip) => ip.trim())
    .filter((ip) => ip !== '')

/** Days that a key is still valid, begun days in full; 0 when it has ended, null when it never ends. */
export function daysLeft({ expireTime }: Pick<ApiKey, 'expireTime'>, now: Instant): number | null {
  if (expireTime === null) return null
  const { days, hours, minutes, seconds } = remaining(expireTime, now)
  return hours + minutes + seconds > 0 ? days + 1 : days
}
