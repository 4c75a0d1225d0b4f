import { useIntl } from 'react-intl'
import { remaining } from '#src/core/time/countdown.ts'
import { countdownText } from '#src/core/time/countdown-text.ts'
import type { Instant } from '#src/core/time/instant.ts'
import styles from './countdown-ring.module.css'
import { useSecond } from './use-second.ts'

type CountdownRingProps = {
  readonly from: Instant
  readonly until: Instant
  /** The end that it counts to, for screen readers. */
  readonly label: string
  readonly size: 'large' | 'medium' | 'small'
}

const WHOLE = 100
/** Share of the time in which the ring warns that it is nearly over. */
const LATE = WHOLE / 10

/** A ring that shrinks until a moment of the exchange's clock, with the time left in it. */
export function CountdownRing({ from, until, label, size }: CountdownRingProps) {
  const intl = useIntl()
  const now = useSecond()
  const left = WHOLE * Math.min(1, Math.max(0, (until - now) / Math.max(1, until - from)))
  const text = countdownText(remaining(until, now), (count) =>
    intl.formatMessage({ id: 'ui.days' }, { count }),
  ).replace(/^0(?=\d)/, '')
  return (
    <span
      className={styles.ring}
      data-size={size}
      data-late={left <= LATE}
      role="timer"
      aria-label={`${label}: ${text}`}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18" />
        <circle
          className={styles.left}
          cx="20"
          cy="20"
          r="18"
          pathLength={WHOLE}
          strokeDasharray={`${left} ${WHOLE}`}
          data-over={left === 0}
        />
      </svg>
      <span className={styles.text}>{text}</span>
    </span>
  )
}
