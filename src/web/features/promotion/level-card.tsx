import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { partnerLevelOf } from '#src/core/contract/partner-level.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { ProgressBar } from '#src/web/ui/states/progress.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './level.module.css'
import { LEVELS, shareText, titleOf } from './terms.ts'

/**
 * Shows a partner's level between L1 and L6, and the next one (LIMIT-04). `friends`: of the first level; undefined
 * while unknown.
 */
export function LevelCard({ friends }: { readonly friends: number | undefined }) {
  const t = useText<AreaKeys['promotion']>()
  return (
    <Card labelledBy="promotion-level" className={styles.card}>
      <h2 id="promotion-level" className={styles.label}>
        {t('promotion.level')}
      </h2>
      {friends === undefined ? <Skeleton height={136} /> : <Level friends={friends} />}
    </Card>
  )
}

function Level({ friends }: { readonly friends: number }) {
  const t = useText<AreaKeys['promotion']>()
  const { locale, formatNumber } = useIntl()
  const level = partnerLevelOf(LEVELS, friends)
  const next = LEVELS.find((each) => each.friends > friends)
  const dividend = level?.dividend ?? null
  return (
    <>
      <p className={styles.name}>
        {level === null
          ? t('promotion.level.none')
          : t('promotion.level.name', { level: level.level, title: t(titleOf(level)) })}
      </p>
      <ol className={styles.steps} aria-hidden="true">
        {LEVELS.map((each) => (
          <li key={each.level} data-reached={each.level <= (level?.level ?? 0)}>
            {`L${each.level}`}
          </li>
        ))}
      </ol>
      {next === undefined ? (
        <p className={styles.next}>{t('promotion.level.top')}</p>
      ) : (
        <ProgressBar
          label={t('promotion.level.next', {
            count: next.friends - friends,
            level: next.level,
            title: t(titleOf(next)),
          })}
          text={t('promotion.level.of', { done: formatNumber(friends), all: formatNumber(next.friends) })}
          share={friends / next.friends}
        />
      )}
      <p className={styles.dividend}>
        {dividend === null
          ? t('promotion.level.noDividend')
          : t('promotion.level.dividend', { share: shareText(dividend, locale) })}
      </p>
    </>
  )
}
