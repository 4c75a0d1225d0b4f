/**
 * The exchange's clock, as well as this device can know it.
 *
 *   createServerClock(deviceNow?): { now(): Instant, observe(serverTime, sentAt), observeHeader(date, sentAt) }
 */
import { type Instant, instant, systemNow } from './instant.ts'

export type ServerClock = {
  /** The exchange's time now; this device's own until something was observed. */
  readonly now: () => Instant
  /** Learns from a message that carries the server's time (ms, exact), asked for at `sentAt` (device time). */
  readonly observe: (serverTime: Instant, sentAt: Instant) => void
  /** Learns from an answer's `Date` header, which has whole seconds; anything that is no date is ignored. */
  readonly observeHeader: (date: string | null | undefined, sentAt: Instant) => void
}

/**
 * Each observation bounds the difference between both clocks: the server read its clock between our sending
 * and our receiving. The bounds are narrowed by what follows; bounds that contradict the known ones mean that
 * a clock was set anew, and replace them.
 */
export function createServerClock(deviceNow: () => Instant = systemNow): ServerClock {
  let low: number | undefined
  let high: number | undefined

  function narrow(from: number, to: number): void {
    const isNews = low === undefined || high === undefined || from > high || to < low
    low = isNews ? from : Math.max(low ?? from, from)
    high = isNews ? to : Math.min(high ?? to, to)
  }

  const now = (): Instant =>
    instant(deviceNow() + (low === undefined || high === undefined ? 0 : Math.round((low + high) / 2)))

  return {
    now,
    observe: (serverTime, sentAt) => narrow(serverTime - deviceNow(), serverTime - sentAt),
    observeHeader(date, sentAt) {
      const second = HTTP_DATE.test(date ?? '') ? Date.parse(date ?? '') : Number.NaN
      if (!Number.isNaN(second)) narrow(second - deviceNow(), second + 999 - sentAt)
    },
  }
}

const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
