import { useUnbindAuthenticator } from '#generated/client/security/security.ts'
import { removeAuthenticatorForm } from '#generated/forms/remove-authenticator/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/remove-authenticator/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { AUTHENTICATOR_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountPage } from './account-page.tsx'
import { FormCard } from './form-card.tsx'
import { RedirectTo } from './redirect-to.tsx'

/** /removeGoogle: takes the authenticator app off the account, proved by password and code (FEAT-03). */
export function RemoveGoogleScreen() {
  const t = useText<AreaKeys['account']>()
  const { mutateAsync: unbind } = useUnbindAuthenticator()
  return (
    <AccountPage title={t('account.removeGoogle.title')}>
      {({ has }, finish) =>
        has.authenticator ? (
          <FormCard text={t('account.removeGoogle.text')}>
            <SchemaForm
              form={removeAuthenticatorForm}
              onSubmit={async (value) => {
                await unbind({ params: toRequest(value) })
                await finish('account.saved.removeGoogle')
              }}
            />
          </FormCard>
        ) : (
          <RedirectTo to={AUTHENTICATOR_PATH} />
        )
      }
    </AccountPage>
  )
}
