import { Key20Regular } from '@fluentui/react-icons/svg/key'
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { Phone20Regular } from '@fluentui/react-icons/svg/phone'
import { PhoneKey20Regular } from '@fluentui/react-icons/svg/phone-key'
import type { ReactElement } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { PATHS, pathOf } from '../paths.ts'
import { PROTECTIONS, type Protection, type Security } from '../security.ts'
import { RowLink } from './row-link.tsx'
import styles from './overview.module.css'

type Act = { readonly to: string; readonly word: AreaKeys['account'] }

const ICONS: Readonly<Record<Protection | 'loginPassword', ReactElement>> = {
  loginPassword: <LockClosed20Regular />,
  phone: <Phone20Regular />,
  email: <Mail20Regular />,
  fundPassword: <Key20Regular />,
  authenticator: <PhoneKey20Regular />,
}

/** Returns the possible actions on a protection; the last one is the most frequent. */
function actsOf(protection: Protection, security: Security): readonly Act[] {
  const { has } = security
  const to = pathOf(protection, security)
  if (!has[protection]) return [{ to, word: 'account.setUp' }]
  const change: Act = { to, word: 'account.change' }
  if (protection === 'authenticator') return [{ to: PATHS.removeGoogle, word: 'account.remove' }, change]
  if (protection === 'fundPassword') return [{ to: PATHS.retrieveFund, word: 'account.forgot' }, change]
  return [change]
}

/** All that keeps others out of the account, set or not, each with the way to its screen. */
export function SecurityCard({ security }: { readonly security: Security }) {
  const t = useText<AreaKeys['account']>()
  const { has, phone, email } = security
  const values: Partial<Record<Protection, string | null>> = { phone, email }
  const row = (
    name: Protection | 'loginPassword',
    isSet: boolean,
    acts: readonly Act[],
    value?: string | null,
  ) => (
    <li key={name} className={styles.row}>
      <span className={styles.icon}>{ICONS[name]}</span>
      <span className={styles.words}>
        <span className={styles.title}>{t(`account.${name}`)}</span>
        <span className={styles.about}>{value ?? t(`account.about.${name}`)}</span>
      </span>
      <span className={styles.state}>
        <Badge tone={isSet ? 'good' : 'still'}>{t(isSet ? 'account.set' : 'account.missing')}</Badge>
      </span>
      <span className={styles.acts}>
        {acts.map(({ to, word }) => (
          <RowLink key={to} to={to} about={t(`account.${name}`)}>
            {t(word)}
          </RowLink>
        ))}
      </span>
    </li>
  )
  return (
    <Card labelledBy="account-security" className={styles.wide}>
      <h2 id="account-security" className={styles.heading}>
        {t('account.security')}
      </h2>
      <ul>
        {row('loginPassword', true, [{ to: PATHS.loginPassword, word: 'account.change' }])}
        {PROTECTIONS.map((name) => row(name, has[name], actsOf(name, security), values[name]))}
      </ul>
    </Card>
  )
}
