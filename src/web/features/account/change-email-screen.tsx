import {
  useBindEmail,
  useChangeEmail,
  useSendBindEmailCode,
  useSendNewEmailCode,
  useSendOldEmailCode,
} from '#generated/client/security/security.ts'
import { bindEmailForm } from '#generated/forms/bind-email/form.ts'
import { changeEmailForm } from '#generated/forms/change-email/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toCodeRequest as toBindCodeRequest, toRequest as toBindRequest } from '#forms/bind-email/request.ts'
import {
  toCodeRequest as toNewCodeRequest,
  toRequest as toChangeRequest,
} from '#forms/change-email/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountPage, type Finish } from './account-page.tsx'
import { FormCard } from './form-card.tsx'
import type { Security } from './security.ts'

/** /changeEmail: binds an e-mail address, or another one in its place (FEAT-03, VAL-07, VAL-10). */
export function ChangeEmailScreen() {
  const t = useText<AreaKeys['account']>()
  return (
    <AccountPage title={t('account.email')}>
      {(security, finish) =>
        security.has.email ? <Change security={security} finish={finish} /> : <Bind finish={finish} />
      }
    </AccountPage>
  )
}

function Bind({ finish }: { readonly finish: Finish }) {
  const t = useText<AreaKeys['account']>()
  const { mutateAsync: bind } = useBindEmail()
  const { mutateAsync: sendCode } = useSendBindEmailCode()
  return (
    <FormCard text={t('account.email.bind')}>
      <SchemaForm
        form={bindEmailForm}
        onSubmit={async (value) => {
          await bind({ data: toBindRequest(value) })
          await finish('account.saved.email')
        }}
        sendCode={{ code: (value) => sendCode({ data: toBindCodeRequest(value) }) }}
      />
    </FormCard>
  )
}

/** Two codes: one proves that the old address is still the member's own, the other one that the new address is. */
function Change({ security, finish }: { readonly security: Security; readonly finish: Finish }) {
  const t = useText<AreaKeys['account']>()
  const { mutateAsync: change } = useChangeEmail()
  const { mutateAsync: sendToOld } = useSendOldEmailCode()
  const { mutateAsync: sendToNew } = useSendNewEmailCode()
  return (
    <FormCard text={t('account.email.change', { email: security.email ?? '' })}>
      <SchemaForm
        form={changeEmailForm}
        onSubmit={async (value) => {
          await change({ data: toChangeRequest(value) })
          await finish('account.saved.email')
        }}
        sendCode={{
          oldEmailCode: () => sendToOld(),
          newEmailCode: (value) => sendToNew({ data: toNewCodeRequest(value) }),
        }}
      />
    </FormCard>
  )
}
