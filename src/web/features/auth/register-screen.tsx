import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useLogIn } from '#generated/client/auth/auth.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { beginSession } from '#src/web/client/session-calls.ts'
import { LOG_IN_PATH, WALLET_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountTabs } from './account-tabs.tsx'
import type { LoginEntry } from './login-entry.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './auth.module.css'
import { RegisterByEmail } from './register-by-email.tsx'
import { RegisterByPhone } from './register-by-phone.tsx'
import { inviteCode, type Newcomer, type Shared } from './registration.ts'
import { useEnter } from './use-enter.ts'

/** /Register: by phone or by e-mail; then logged in at once, without typing it all again (FEAT-01). */
export function RegisterScreen(): ReactNode {
  const t = useText<AreaKeys['auth']>()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { mutateAsync: logIn } = useLogIn()
  // The common fields are kept when the way of registration is changed.
  const [shared, setShared] = useState<Shared>(() => inviteCode(params))
  useEnter(WALLET_PATH)

  async function enter({ account, country, password }: Newcomer): Promise<void> {
    const request = { username: account, password, ...(country !== undefined && { country }) }
    const answer = await logIn({ data: request }).catch(() => null)
    if (answer !== null) return beginSession(answer.data)
    const state: LoginEntry = { reason: 'registered', account, ...(country !== undefined && { country }) }
    await navigate(LOG_IN_PATH, { replace: true, state })
  }

  const props = { initial: shared, onShare: setShared, onRegistered: enter }
  return (
    <AuthPage title="auth.register.title">
      <AccountTabs label="auth.register.by">
        {(way) => (way === 'phone' ? <RegisterByPhone {...props} /> : <RegisterByEmail {...props} />)}
      </AccountTabs>
      <p className={styles.below}>
        {t('auth.register.known')}{' '}
        <Link to={LOG_IN_PATH} className={styles.link}>
          {t('auth.login.title')}
        </Link>
      </p>
    </AuthPage>
  )
}
