import type { ReactNode } from 'react'
import { useLogIn } from '#generated/client/auth/auth.ts'
import { logInCodeForm } from '#generated/forms/log-in-code/form.ts'
import type { LogInCodeValue } from '#generated/forms/log-in-code/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LoginRequest } from '#generated/models/login-request.ts'
import { toRequest } from '#forms/log-in-code/request.ts'
import { beginSession } from '#src/web/client/session-calls.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './auth.module.css'

type Props = {
  /** The request that error 505 answered. It holds the password, so it lives in memory only. */
  readonly first: LoginRequest
  readonly onBack: () => void
}

/** The second step of the log-in: the same call once more, with the authenticator's code. */
export function GoogleCodeStep({ first, onBack }: Props): ReactNode {
  const t = useText<AreaKeys['auth']>()
  const { mutateAsync: logIn } = useLogIn()

  async function submit(value: LogInCodeValue): Promise<void> {
    const { data } = await logIn({ data: toRequest(value, first) })
    beginSession(data)
  }

  return (
    <AuthPage title="auth.google.title">
      <p className={styles.below}>{t('auth.google.text', { account: first.username })}</p>
      <SchemaForm form={logInCodeForm} onSubmit={submit} focusFirst />
      <Button size="large" block onClick={onBack}>
        {t('auth.google.back')}
      </Button>
    </AuthPage>
  )
}
