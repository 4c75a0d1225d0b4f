import { useContext, useEffect, useState } from 'react'
import type { Instant } from '#src/core/time/instant.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'

/** Returns true until a moment of the exchange's clock; false without one. */
export function useIsBefore(moment: Instant | null): boolean {
  const now = useContext(Clock)
  const [passed, setPassed] = useState<Instant | null>(null)
  useEffect(() => {
    if (moment === null) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      const left = moment - now()
      if (left <= 0) setPassed(moment)
      // The clock is set while the page is open: looked at again when the moment has come.
      else timer = setTimeout(wait, left)
    }
    wait()
    return () => clearTimeout(timer)
  }, [moment, now])
  return moment !== null && passed !== moment && now() < moment
}
