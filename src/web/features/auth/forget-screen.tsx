import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { LOG_IN_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountTabs } from './account-tabs.tsx'
import type { LoginEntry } from './login-entry.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './auth.module.css'
import { ResetByEmail } from './reset-by-email.tsx'
import { ResetByPhone } from './reset-by-phone.tsx'

/** /forget: a new log-in password, proved by a code to phone or e-mail (FEAT-02). */
export function ForgetScreen(): ReactNode {
  const t = useText<AreaKeys['auth']>()
  const navigate = useNavigate()

  function leave(account: string, country?: string): void {
    const state: LoginEntry = {
      reason: 'password-changed',
      account,
      ...(country !== undefined && { country }),
    }
    void navigate(LOG_IN_PATH, { replace: true, state })
  }

  return (
    <AuthPage title="auth.forget.title">
      <AccountTabs label="auth.forget.by">
        {(way) => (way === 'phone' ? <ResetByPhone onDone={leave} /> : <ResetByEmail onDone={leave} />)}
      </AccountTabs>
      <p className={styles.below}>
        <Link to={LOG_IN_PATH} className={styles.link}>
          {t('auth.forget.back')}
        </Link>
      </p>
    </AuthPage>
  )
}
