import { useContext, useEffect, useState } from 'react'
import { remaining } from '#src/core/time/countdown.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'

/** When the next code may be asked for, by destination: it counts on when a tab of the screen is left and reopened. */
const until = new Map<string, Instant>()

/** Milliseconds for which the server refuses to send another code to the same address (contract: 60 seconds). */
const RESEND_MS = 60_000

export type Cooldown = {
  /** Whole seconds until the next code may be asked for; 0 when it may. */
  readonly seconds: number
  readonly start: () => void
}

/** Counts down after a code was sent to `destination`. */
export function useCooldown(destination: string): Cooldown {
  const clock = useContext(Clock)
  const [now, setNow] = useState(clock)
  const end = until.get(destination)
  const left = end === undefined ? null : remaining(end, now)
  const runs = left !== null && !left.isOver
  useEffect(() => {
    const timer = runs ? setInterval(() => setNow(clock()), 250) : undefined
    return () => clearInterval(timer)
  }, [runs, clock])
  return {
    seconds: left === null ? 0 : left.minutes * 60 + left.seconds,
    start: () => {
      const moment = clock()
      until.set(destination, instant(moment + RESEND_MS))
      setNow(moment)
    },
  }
}
