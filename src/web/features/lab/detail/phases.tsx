import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from '../lab.module.css'
import { ActivityProgress } from '../progress.tsx'
import { isCancelled, phaseStates, type Step, stepOf } from '../step.ts'

/** The moments of a phase: when it begins and ends; null where that is not known. */
type Span = { readonly from: Instant | null; readonly to: Instant | null }

/** When each phase begins and ends. */
function spansOf({
  createTime = null,
  startTime,
  endTime,
  distributeTime = null,
}: Activity): Readonly<Record<Step, Span>> {
  return {
    coming: { from: createTime, to: startTime },
    ongoing: { from: startTime, to: endTime },
    distributing: { from: endTime, to: distributeTime },
    completed: { from: distributeTime, to: null },
  }
}

/** The phases of an activity with their moments, and how much of it is taken. */
export function Phases({ activity }: { readonly activity: Activity }) {
  const t = useText<AreaKeys['lab'] | AreaKeys['ui'] | AreaKeys['parts']>()
  const { locale } = useIntl()
  const spans = spansOf(activity)
  const step = stepOf(activity)
  const at = (time: Instant): string => formatInstant(time, locale, 'minute')
  const textOf = ({ from, to }: Span): string => {
    if (from === null) return to === null ? t('lab.notFixed') : t('lab.untilDate', { date: at(to) })
    return t('lab.fromDate', { date: at(from) })
  }
  return (
    <Card className={styles.body}>
      <ol className={styles.phases} aria-label={t('lab.phases')}>
        {phaseStates(step).map(({ step: each, state }) => (
          <li key={each} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.phaseName}>
              {state === 'done' && <Checkmark16Regular aria-hidden />}
              {t(`lab.step.${each}`)}
              <VisuallyHidden>{`, ${t(`ui.step.${state}`)}`}</VisuallyHidden>
            </span>
            <span className={styles.small}>{textOf(spans[each])}</span>
          </li>
        ))}
      </ol>
      {step !== 'coming' && !isCancelled(activity) && <ActivityProgress activity={activity} large />}
    </Card>
  )
}
