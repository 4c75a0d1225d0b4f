import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { HtmlText } from '#src/web/ui/html/html-text.tsx'
import stacked from '#src/web/ui/layout/stacked-facts.module.css'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { activityTexts } from '../activity-texts.ts'
import { ruleFacts } from '../facts.ts'
import styles from '../lab.module.css'

/** All rules of an activity, and its text (ENT-13). */
export function Rules({ activity }: { readonly activity: Activity }) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const id = useId()
  const { detail, content } = activityTexts(activity, locale)
  return (
    <Card labelledBy={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('lab.rules')}
        </h2>
      </div>
      <dl className={`${stacked.facts ?? ''} ${styles.facts ?? ''}`}>
        {ruleFacts(activity, { t, locale }).map(({ name, value }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(detail !== '' || content !== '') && (
        <div className={styles.about}>
          <h3 className={styles.aboutTitle}>{t('lab.about')}</h3>
          {detail !== '' && <p>{detail}</p>}
          {content !== '' && <HtmlText html={content} />}
        </div>
      )}
    </Card>
  )
}
