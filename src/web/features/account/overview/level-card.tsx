import type { AreaKeys } from '#generated/messages/keys.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { pathOf } from '../paths.ts'
import { levelOf, nextProtection, PROTECTIONS, type Security } from '../security.ts'
import styles from './overview.module.css'

/** Shows the protection level of the account, and the next step to raise it. */
export function LevelCard({ security }: { readonly security: Security }) {
  const t = useText<AreaKeys['account']>()
  const { level, set } = levelOf(security)
  const next = nextProtection(security)
  const all = PROTECTIONS.length
  return (
    <Card labelledBy="account-level" className={styles.card}>
      <h2 id="account-level" className={styles.label}>
        {t('account.level')}
      </h2>
      <p className={styles.level}>{t(`account.level.${level}`)}</p>
      <div className={styles.pieces} data-level={level} aria-hidden="true">
        {PROTECTIONS.map((protection, at) => (
          <span key={protection} data-set={at < set} />
        ))}
      </div>
      <p className={styles.count}>{t('account.level.count', { set, all })}</p>
      <div className={styles.next}>
        {next === null ? (
          <p>{t('account.level.full')}</p>
        ) : (
          <LinkButton to={pathOf(next, security)} look="primary" size="large" block>
            {t(`account.next.${next}`)}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
