import { useSetFundPassword } from '#generated/client/security/security.ts'
import { setFundPasswordForm } from '#generated/forms/set-fund-password/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/set-fund-password/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { CHANGE_FUND_PASSWORD_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountPage } from './account-page.tsx'
import { FormCard } from './form-card.tsx'
import { RedirectTo } from './redirect-to.tsx'

/** /setFund: the first fund password (FEAT-03, VAL-06). */
export function SetFundScreen() {
  const t = useText<AreaKeys['account']>()
  const { mutateAsync: setPassword } = useSetFundPassword()
  return (
    <AccountPage title={t('account.setFund.title')}>
      {({ has }, finish) =>
        has.fundPassword ? (
          <RedirectTo to={CHANGE_FUND_PASSWORD_PATH} />
        ) : (
          <FormCard text={t('account.setFund.text')}>
            <SchemaForm
              form={setFundPasswordForm}
              onSubmit={async (value) => {
                await setPassword({ data: toRequest(value) })
                await finish('account.saved.setFund')
              }}
            />
          </FormCard>
        )
      }
    </AccountPage>
  )
}
