import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useLogIn } from '#generated/client/auth/auth.ts'
import { logInForm } from '#generated/forms/log-in/form.ts'
import type { LogInValue } from '#generated/forms/log-in/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LoginRequest } from '#generated/models/login-request.ts'
import { toRequest } from '#forms/log-in/request.ts'
import { beginSession } from '#src/web/client/session-calls.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { FORGOT_PASSWORD_PATH, HOME_PATH, SIGN_UP_PATH } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { readLoginEntry } from './login-entry.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './auth.module.css'
import { GoogleCodeStep } from './google-code-step.tsx'
import { LoginNote } from './login-note.tsx'
import { needsGoogleCode } from './refusals.ts'
import { useEnter } from './use-enter.ts'

/** /Login: account and password, then the authenticator's code where the account has one (VAL-01, FEAT-01). */
export function LoginScreen(): ReactNode {
  const t = useText<AreaKeys['auth']>()
  const arrival = readLoginEntry(useLocation().state)
  const { mutateAsync: logIn } = useLogIn()
  const [waiting, setWaiting] = useState<LoginRequest | null>(null)
  /** Fields that the form begins with after Back, the password not among them. */
  const [left, setLeft] = useState<Partial<LogInValue> | null>(null)
  useEnter(HOME_PATH)

  async function submit(value: LogInValue): Promise<void> {
    const request = toRequest(value)
    try {
      const { data } = await logIn({ data: request })
      beginSession(data)
    } catch (error) {
      if (!needsGoogleCode(error)) throw error
      setWaiting(request)
    }
  }

  function back(): void {
    if (waiting !== null) setLeft(accountOf({ ...waiting, account: waiting.username }))
    setWaiting(null)
  }

  if (waiting !== null) return <GoogleCodeStep first={waiting} onBack={back} />
  const known = left ?? (arrival && accountOf(arrival))
  return (
    <AuthPage title="auth.login.title">
      <LoginNote arrival={arrival} />
      <SchemaForm
        form={logInForm}
        {...(known !== null && { initial: known })}
        onSubmit={submit}
        // Back from the code: the button that was pressed is gone.
        focusFirst={left !== null}
        asides={{
          password: (
            <Link to={FORGOT_PASSWORD_PATH} className={`${styles.link} ${styles.aside}`}>
              {t('auth.login.forgot')}
            </Link>
          ),
        }}
      />
      <div>
        <p className={styles.or}>{t('auth.login.new')}</p>
        <LinkButton to={SIGN_UP_PATH} size="large" block>
          {t('auth.login.register')}
        </LinkButton>
      </div>
    </AuthPage>
  )
}

const accountOf = ({ account, country }: { account: string; country?: string }): Partial<LogInValue> => ({
  username: account,
  ...(country !== undefined && { country }),
})
