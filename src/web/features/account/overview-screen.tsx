import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './account.module.css'
import { AccountPage } from './account-page.tsx'
import { IdentityCard } from './overview/identity-card.tsx'
import { LevelCard } from './overview/level-card.tsx'
import { MerchantCard } from './overview/merchant-card.tsx'
import { RealNameCard } from './overview/real-name-card.tsx'
import { SecurityCard } from './overview/security-card.tsx'

/** /admin: who one is, how well that is protected, and the way to everything that can be set (FEAT-03). */
export function OverviewScreen() {
  const t = useText<AreaKeys['account']>()
  return (
    <AccountPage title={t('account.title')}>
      {(security) => (
        <div className={styles.overview}>
          <IdentityCard security={security} />
          <LevelCard security={security} />
          <SecurityCard security={security} />
          <div className={styles.pair}>
            <RealNameCard realName={security.realName} />
            <MerchantCard verified={security.realName.state === 'verified'} />
          </div>
        </div>
      )}
    </AccountPage>
  )
}
