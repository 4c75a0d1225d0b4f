import type { AreaKeys } from '#generated/messages/keys.ts'
import { Badge, type Tone } from '#src/web/ui/primitives/badge.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { PATHS } from '../paths.ts'
import type { RealNameState, Security } from '../security.ts'
import { RowLink } from './row-link.tsx'
import styles from './overview.module.css'

const TONES: Readonly<Record<RealNameState, Tone>> = {
  none: 'still',
  review: 'waiting',
  failed: 'bad',
  verified: 'good',
}

/** Shows the state of the identity check (STATE-12), and why it failed (MSG-15). */
export function RealNameCard({ realName }: { readonly realName: Security['realName'] }) {
  const t = useText<AreaKeys['account']>()
  const { state, reason, name, idNumber } = realName
  const facts = [name, idNumber].filter((fact) => fact !== null).join(' · ')
  return (
    <Card labelledBy="account-real-name" className={styles.card}>
      <div className={styles.top}>
        <h2 id="account-real-name" className={styles.subject}>
          {t('account.realName')}
        </h2>
        <Badge tone={TONES[state]}>{t(`account.realName.${state}`)}</Badge>
      </div>
      <p className={styles.text}>
        {state === 'verified' ? facts : (reason ?? t(`account.realName.about.${state}`))}
      </p>
      <div className={styles.end}>
        <RowLink to={PATHS.realName} about={t('account.realName')}>
          {t(`account.realName.go.${state}`)}
        </RowLink>
      </div>
    </Card>
  )
}
