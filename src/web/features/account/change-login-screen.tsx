import { useNavigate } from 'react-router-dom'
import { useChangeLoginPassword, useSendLoginPasswordCode } from '#generated/client/security/security.ts'
import { changeLoginPasswordForm } from '#generated/forms/change-login-password/form.ts'
import type { ChangeLoginPasswordValue } from '#generated/forms/change-login-password/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { changeLoginPasswordOperation } from '#generated/operations/security.ts'
import { toRequest } from '#forms/change-login-password/request.ts'
import { logOut } from '#src/web/client/session-calls.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { ACCOUNT_PATH, LOG_IN_PATH } from '#src/web/paths/paths.ts'
import { rememberReturnTo, sessionStore } from '#src/web/session/session.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountPage } from './account-page.tsx'
import { CardGate } from './card-gate.tsx'
import { FormCard } from './form-card.tsx'

/** State for the log-in screen (features/auth/login-entry.ts reads it); no account, since only its masked form is known. */
const ARRIVAL = { reason: 'password-changed', account: '' } as const

/** /changeLogin: a new log-in password, proved by the old one and a text message; then one logs in with it (FEAT-03). */
export function ChangeLoginScreen() {
  const t = useText<AreaKeys['account']>()
  const navigate = useNavigate()
  const { mutateAsync: change } = useChangeLoginPassword()
  const { mutateAsync: sendCode } = useSendLoginPasswordCode()

  async function submit(value: ChangeLoginPasswordValue): Promise<void> {
    await change({ data: toRequest(value) })
    await logOut(() => void navigate(LOG_IN_PATH, { replace: true, state: ARRIVAL }))
    // What this screen's gate has remembered on the way out is no place to come back to.
    if (sessionStore.get().status !== 'member') rememberReturnTo(ACCOUNT_PATH)
  }

  return (
    <AccountPage title={t('account.changeLogin.title')}>
      {(security) => (
        <CardGate operation={changeLoginPasswordOperation}>
          <FormCard text={t('account.changeLogin.text', { phone: security.phone ?? '' })}>
            <SchemaForm
              form={changeLoginPasswordForm}
              onSubmit={submit}
              sendCode={{ code: () => sendCode() }}
            />
          </FormCard>
        </CardGate>
      )}
    </AccountPage>
  )
}
