import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle'
import { type SubmitEvent, useContext, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { dayAt, type DayRange } from '#src/core/time/day.ts'
import { Button } from '../primitives/button.tsx'
import { Clock } from '../numbers/clock.ts'
import { checkRange, lastDays } from './check-range.ts'
import styles from './date-range.module.css'

const PRESETS = [7, 30, 90] as const

type RangePanelProps = {
  readonly value: DayRange | null
  /** Days that may be searched at once. */
  readonly most: number | undefined
  readonly onChoose: (range: DayRange | null) => void
}

/** Choosing days: usual ranges by one press, others by two fields, which are the browser's own calendars. */
export function RangePanel({ value, most, onChoose }: RangePanelProps) {
  const intl = useIntl()
  const t = (key: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `ui.range.${key}` }, values)
  const now = useContext(Clock)
  const id = useId()
  const [from, setFrom] = useState<string>(value?.from ?? '')
  const [to, setTo] = useState<string>(value?.to ?? '')
  const [tried, setTried] = useState(false)
  const today = dayAt(now())
  const checked = checkRange(from, to, most)
  // Two complete days in the wrong order are reported at once, missing ones only on submit.
  const problem = checked.ok || (checked.problem === 'incomplete' && !tried) ? null : checked

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setTried(true)
    if (checked.ok) onChoose(checked.range)
    else document.getElementById(`${id}-${checked.at}`)?.focus()
  }
  const field = (name: 'from' | 'to', text: string, typed: string, set: (text: string) => void) => (
    <label className={styles.field}>
      <span>{text}</span>
      <input
        id={`${id}-${name}`}
        type="date"
        max={today}
        value={typed}
        aria-invalid={problem?.at === name}
        aria-describedby={problem?.at === name ? `${id}-problem` : undefined}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  )
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <div className={styles.presets}>
        <Button size="small" onClick={() => onChoose(null)}>
          {t('any')}
        </Button>
        {PRESETS.filter((count) => most === undefined || count <= most).map((count) => (
          <Button key={count} size="small" onClick={() => onChoose(lastDays(count, today))}>
            {t('days', { count })}
          </Button>
        ))}
      </div>
      <div className={styles.fields}>
        {field('from', t('start'), from, setFrom)}
        {field('to', t('end'), to, setTo)}
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem !== null && (
          <>
            <ErrorCircle16Regular />
            {t(problem.problem, { count: most ?? 0 })}
          </>
        )}
      </p>
      <Button look="primary" type="submit" block>
        {t('apply')}
      </Button>
    </form>
  )
}
