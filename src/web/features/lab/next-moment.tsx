import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './lab.module.css'
import { isCancelled, stepOf } from './step.ts'

type NextMomentProps = {
  readonly activity: Activity
  /** Called once when the moment has come: the activity is another one then. */
  readonly onOver: () => void
}

/** The next moment of an activity and how long it is until then, or when it was over. */
export function NextMoment({ activity, onOver }: NextMomentProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const { startTime, endTime, distributeTime = null } = activity
  const step = stepOf(activity)
  const date = (time: typeof endTime): string => formatInstant(time, locale, 'minute')
  if (isCancelled(activity)) return <span className={styles.quiet}>{t('lab.allIsBack')}</span>
  if (step === 'completed')
    return (
      <span className={styles.quiet}>{t('lab.completedOn', { date: date(distributeTime ?? endTime) })}</span>
    )
  const until = { coming: startTime, ongoing: endTime, distributing: distributeTime }[step]
  if (until === null) return <span className={styles.quiet}>{t('lab.isDistributed')}</span>
  return (
    <span className={styles.moment}>
      <span className={styles.quiet}>{t(`lab.until.${step}`)}</span>{' '}
      <Countdown key={until} until={until} onOver={onOver} />
    </span>
  )
}
