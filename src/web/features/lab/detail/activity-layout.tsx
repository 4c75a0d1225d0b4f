import { Document16Regular } from '@fluentui/react-icons/svg/document'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { LAB_PATH } from '#src/web/paths/paths.ts'
import { Breadcrumb } from '#src/web/ui/layout/breadcrumb.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { activityTexts } from '../activity-texts.ts'
import styles from '../lab.module.css'
import { StepBadge } from '../step-badge.tsx'
import { announcementOf } from './announcement.ts'

type ActivityLayoutProps = {
  /** Null while it is on its way, and where there is none. */
  readonly activity: Activity | null
  /** Before the rules on a phone and for keyboards, at their right on a wide screen; null where there is none. */
  readonly join: ReactNode
  readonly children: ReactNode
  readonly below?: ReactNode
}

/** The head of an activity, and its cards beside the form. Its heading is there from the start, so that it keeps the focus. */
export function ActivityLayout({ activity, join, children, below }: ActivityLayoutProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const title = activity === null ? t('lab.activity') : activityTexts(activity, locale).title
  const announcement = activity === null ? null : announcementOf(activity)
  return (
    <div className={styles.page} data-form={join !== null}>
      <div className={styles.pageHead}>
        <Breadcrumb from={{ to: LAB_PATH, label: t('lab.title') }} here={title} />
        <div className={styles.titleLine}>
          {activity !== null && <CoinDisc unit={activity.unit} />}
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {activity !== null && <StepBadge activity={activity} />}
          {announcement !== null && (
            <span className={styles.titleEnd}>
              <LinkButton to={announcement} look="subtle" icon={<Document16Regular />}>
                {t('lab.announcement')}
              </LinkButton>
            </span>
          )}
        </div>
      </div>
      <div className={styles.above}>{children}</div>
      {join !== null && <div className={styles.form}>{join}</div>}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  )
}
