import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { remaining } from '#src/core/time/countdown.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { Clock } from './clock.ts'
import { countdownText } from '#src/core/time/countdown-text.ts'
import styles from './amount.module.css'

type CountdownProps = {
  readonly until: Instant
  /** Called once when the moment has come. */
  readonly onOver?: () => void
  /** Said instead of 00:00. */
  readonly over?: string
}

/**
 * Shows the time left until a moment of the exchange's clock; drawn once per second, and not while the tab is hidden.
 */
export function Countdown({ until, onOver, over }: CountdownProps) {
  const intl = useIntl()
  const now = useContext(Clock)
  const [left, setLeft] = useState(() => remaining(until, now()))
  const finish = useEffectEvent(() => onOver?.())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = (): void => {
      clearTimeout(timer)
      const at = now()
      const next = remaining(until, at)
      setLeft(next)
      if (next.isOver) finish()
      // Wakes when the last digit changes, whatever part of a second is left.
      else if (!document.hidden) timer = setTimeout(tick, ((until - at) % 1000) + 1)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until, now])
  return (
    <span className={styles.figures} role="timer">
      {left.isOver && over !== undefined
        ? over
        : countdownText(left, (count) => intl.formatMessage({ id: 'ui.days' }, { count }))}
    </span>
  )
}
