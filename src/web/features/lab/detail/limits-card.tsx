import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract'
import { type ReactElement, useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { INVITE_PATH } from '#src/web/paths/paths.ts'
import { convertPath } from '#src/web/paths/query-paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { amountUnit, type Write } from '../amount-text.ts'
import styles from '../lab.module.css'
import { limitTexts } from './limit-texts.ts'
import type { Limit } from './limits.ts'

type LimitsCardProps = { readonly activity: Activity; readonly limits: readonly Limit[] }

/** The limits of an activity, and below each what the reader has of it. */
export function LimitsCard({ activity, limits }: LimitsCardProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const id = useId()
  const isMember = useSession().status === 'member'
  const missing = limits.filter(({ isMet }) => isMet === false).length
  const isKnown = limits.every(({ isMet }) => isMet !== null)
  return (
    <Card labelledBy={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t(isMember ? 'lab.limitsAndMine' : 'lab.limits')}
        </h2>
        {isKnown && limits.length > 0 && (
          <Badge tone={missing === 0 ? 'good' : 'bad'}>
            {missing === 0 ? t('lab.allMet') : t('lab.missing', { count: missing })}
          </Badge>
        )}
      </div>
      {limits.length === 0 ? (
        <p className={styles.body}>{t('lab.noLimits')}</p>
      ) : (
        <ul className={styles.limits}>
          {limits.map((limit) => (
            <Row
              key={limit.name}
              limit={limit}
              unit={amountUnit(activity)}
              write={{ t, locale }}
              isMember={isMember}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

type RowProps = {
  readonly limit: Limit
  /** The coin that amounts are counted in; null for machines. */
  readonly unit: string | null
  readonly write: Write
  readonly isMember: boolean
}

function Row({ limit, unit, write, isMember }: RowProps) {
  const { t } = write
  const { rule, own } = limitTexts(limit, unit, write)
  return (
    <li>
      {markOf(limit)}
      <span className={styles.limit}>
        {rule}
        {limit.isMet !== null && (
          <VisuallyHidden>{`, ${t(limit.isMet ? 'lab.met' : 'lab.notMet')}`}</VisuallyHidden>
        )}
        {isMember && <span className={styles.small}>{own ?? '…'}</span>}
      </span>
      {limit.name === 'friends' && isMember && (
        <Link to={INVITE_PATH} className={styles.link ?? ''}>
          {t('lab.invite')}
        </Link>
      )}
      {limit.name === 'hold' && limit.isMet === false && (
        <Link to={convertPath({ to: limit.unit })} className={styles.link ?? ''}>
          {t('lab.buy', { unit: limit.unit })}
        </Link>
      )}
    </li>
  )
}

function markOf({ isMet }: Limit): ReactElement {
  if (isMet === null) return <Subtract16Regular aria-hidden />
  return isMet ? (
    <Checkmark16Regular aria-hidden className={styles.good ?? ''} />
  ) : (
    <Dismiss16Regular aria-hidden className={styles.bad ?? ''} />
  )
}
