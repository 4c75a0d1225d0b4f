import { useContext, useEffect, useState } from 'react'
import type { Instant } from '#src/core/time/instant.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'

/**
 * Returns the time of the exchange's clock, again with each of its seconds. The time stands still while the tab is
 * hidden.
 */
export function useSecond(): Instant {
  const now = useContext(Clock)
  const [second, setSecond] = useState(now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = (): void => {
      clearTimeout(timer)
      if (document.hidden) return
      const at = now()
      setSecond(at)
      timer = setTimeout(tick, 1001 - (at % 1000))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now])
  return second
}
