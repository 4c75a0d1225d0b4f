import { Eye16Regular } from '@fluentui/react-icons/svg/eye'
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/page.tsx'
import { useText } from '#src/ui/text.ts'
import { WithdrawGate } from './withdraw-gate.tsx'
import { WithdrawPlace } from './withdraw-place.tsx'
import { WithdrawalRecords } from './withdrawal-records.tsx'
import styles from './funds.module.css'

/** /withdraw: coin, network, address, fee before, code and fund password, and what went out (FEAT-09, ENT-09). */
export function WithdrawScreen() {
  const t = useText<AreaKeys['funds']>()
  return (
    <Page title={t('funds.withdraw')}>
      <div className={styles.split}>
        <Card className={styles.main}>
          <WithdrawGate>
            <WithdrawPlace />
          </WithdrawGate>
        </Card>
        <Card labelledBy="withdraw-notes" className={styles.aside}>
          <h2 id="withdraw-notes" className={styles.title}>
            {t('funds.howWithdraw')}
          </h2>
          <ul className={styles.notes}>
            <li>
              <Warning16Regular aria-hidden />
              {t('funds.withdrawNote.final')}
            </li>
            <li>
              <Eye16Regular aria-hidden />
              {t('funds.withdrawNote.review')}
            </li>
            <li>
              <LockClosed16Regular aria-hidden />
              {t('funds.withdrawNote.protect')}
            </li>
          </ul>
        </Card>
      </div>
      <WithdrawalRecords />
    </Page>
  )
}
