import {
  useBindPhone,
  useChangePhone,
  useSendBindPhoneCode,
  useSendChangePhoneCode,
} from '#generated/client/security/security.ts'
import { bindPhoneForm } from '#generated/forms/bind-phone/form.ts'
import { changePhoneForm } from '#generated/forms/change-phone/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toCodeRequest, toRequest as toBindRequest } from '#forms/bind-phone/request.ts'
import { toRequest as toChangeRequest } from '#forms/change-phone/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountPage, type Finish } from './account-page.tsx'
import { CountryChange } from './country-change.tsx'
import { FormCard } from './form-card.tsx'
import type { Security } from './security.ts'
import { useOwnCountry } from './use-own-country.ts'

/** /changePhone: binds a phone number, or another one in its place (FEAT-03, VAL-08, VAL-10). */
export function ChangePhoneScreen() {
  const t = useText<AreaKeys['account']>()
  return (
    <AccountPage title={t('account.phone')}>
      {(security, finish) =>
        security.has.phone ? <Change security={security} finish={finish} /> : <Bind finish={finish} />
      }
    </AccountPage>
  )
}

function Bind({ finish }: { readonly finish: Finish }) {
  const t = useText<AreaKeys['account']>()
  const country = useOwnCountry()
  const { mutateAsync: bind } = useBindPhone()
  const { mutateAsync: sendCode } = useSendBindPhoneCode()
  return (
    <FormCard text={t('account.phone.bind')}>
      {country === undefined ? (
        <LoadingNote />
      ) : (
        <SchemaForm
          form={bindPhoneForm}
          draftKey={bindPhoneForm.id}
          initial={country === null ? {} : { country }}
          after={country === null ? {} : { phone: <CountryChange own={country} /> }}
          onSubmit={async (value) => {
            await bind({ data: toBindRequest(value) })
            await finish('account.saved.phone')
          }}
          sendCode={{ code: (value) => sendCode({ data: toCodeRequest(value) }) }}
        />
      )}
    </FormCard>
  )
}

function Change({ security, finish }: { readonly security: Security; readonly finish: Finish }) {
  const t = useText<AreaKeys['account']>()
  const { mutateAsync: change } = useChangePhone()
  const { mutateAsync: sendCode } = useSendChangePhoneCode()
  return (
    <FormCard text={t('account.phone.change', { phone: security.phone ?? '' })}>
      <SchemaForm
        form={changePhoneForm}
        onSubmit={async (value) => {
          await change({ data: toChangeRequest(value) })
          await finish('account.saved.phone')
        }}
        sendCode={{ code: () => sendCode() }}
      />
    </FormCard>
  )
}
