import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { labActivityPath, tradePath } from '#src/web/paths/paths.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { kindOf } from '../activity-kind.ts'
import { activityTexts } from '../activity-texts.ts'
import { cardFacts } from '../facts.ts'
import styles from '../lab.module.css'
import { MiniPhases } from '../mini-phases.tsx'
import { NextMoment } from '../next-moment.tsx'
import { ActivityProgress } from '../progress.tsx'
import { StepBadge } from '../step-badge.tsx'
import { stepOf } from '../step.ts'

type ActivityCardProps = { readonly activity: Activity; readonly onOver: () => void }

/** An activity in a list: its phase, its progress, three facts, and the next moment. */
export function ActivityCard({ activity, onOver }: ActivityCardProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const { id, type, unit, acceptUnit, startTime } = activity
  const { title } = activityTexts(activity, locale)
  const step = stepOf(activity)
  const of = <VisuallyHidden>{` ${title}`}</VisuallyHidden>
  return (
    <Card className={styles.card}>
      <div className={styles.cardTop}>
        <CoinDisc unit={unit} />
        <div className={styles.names}>
          <h2 className={styles.cardTitle}>
            <Link to={labActivityPath(id)}>{title}</Link>
          </h2>
          <span className={styles.small}>{t(`lab.type.${type}`)}</span>
        </div>
        <StepBadge activity={activity} />
      </div>
      {step === 'coming' ? (
        <div className={styles.progress}>
          <span className={styles.between}>
            <span className={styles.quiet}>{t('lab.opens')}</span>
            <b>{formatInstant(startTime, locale, 'minute')}</b>
          </span>
          <span className={styles.track} />
        </div>
      ) : (
        <ActivityProgress activity={activity} />
      )}
      <Facts className={styles.cardFacts}>
        {cardFacts(activity, { t, locale }).map(({ name, value }) => (
          <Fact key={name} name={t(name)}>
            {value}
          </Fact>
        ))}
      </Facts>
      <div className={styles.cardFoot}>
        <span className={styles.phase}>
          <MiniPhases step={step} />
          <span className={styles.small}>
            <NextMoment activity={activity} onOver={onOver} />
          </span>
        </span>
        {kindOf(type) === 'sale' ? (
          <LinkButton to={tradePath(`${unit}/${acceptUnit}`)}>
            {t('lab.toMarket')}
            {of}
          </LinkButton>
        ) : (
          <LinkButton to={labActivityPath(id)}>
            {t('lab.details')}
            {of}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
