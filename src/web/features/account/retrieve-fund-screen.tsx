import { useResetFundPassword, useSendFundPasswordCode } from '#generated/client/security/security.ts'
import { retrieveFundPasswordForm } from '#generated/forms/retrieve-fund-password/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { resetFundPasswordOperation } from '#generated/operations/security.ts'
import { toRequest } from '#forms/retrieve-fund-password/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { SET_FUND_PASSWORD_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountPage } from './account-page.tsx'
import { CardGate } from './card-gate.tsx'
import { FormCard } from './form-card.tsx'
import { RedirectTo } from './redirect-to.tsx'

/** /retrieveFund: resets a forgotten fund password by a text message (FEAT-03, VAL-10). */
export function RetrieveFundScreen() {
  const t = useText<AreaKeys['account']>()
  const { mutateAsync: reset } = useResetFundPassword()
  const { mutateAsync: sendCode } = useSendFundPasswordCode()
  return (
    <AccountPage title={t('account.retrieveFund.title')}>
      {(security, finish) =>
        security.has.fundPassword ? (
          <CardGate operation={resetFundPasswordOperation}>
            <FormCard text={t('account.retrieveFund.text', { phone: security.phone ?? '' })}>
              <SchemaForm
                form={retrieveFundPasswordForm}
                onSubmit={async (value) => {
                  await reset({ data: toRequest(value) })
                  await finish('account.saved.changeFund')
                }}
                sendCode={{ code: () => sendCode() }}
              />
            </FormCard>
          </CardGate>
        ) : (
          <RedirectTo to={SET_FUND_PASSWORD_PATH} />
        )
      }
    </AccountPage>
  )
}
