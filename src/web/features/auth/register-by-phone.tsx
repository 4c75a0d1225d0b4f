import { type ReactNode, useCallback } from 'react'
import { useRegisterByPhone, useSendRegisterPhoneCode } from '#generated/client/auth/auth.ts'
import { registerByPhoneForm } from '#generated/forms/register-by-phone/form.ts'
import type { RegisterByPhoneValue } from '#generated/forms/register-by-phone/schema.ts'
import { toCodeRequest, toRequest } from '#forms/register-by-phone/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { legalLinks } from './legal-links.tsx'
import { type RegisterProps, sharedOf } from './registration.ts'
import { useUsernameCheck } from './use-username-check.ts'

export function RegisterByPhone({ initial, onShare, onRegistered }: RegisterProps): ReactNode {
  const { mutateAsync: register } = useRegisterByPhone()
  const { mutateAsync: sendCode } = useSendRegisterPhoneCode()
  const checkUsername = useUsernameCheck()

  async function submit(value: RegisterByPhoneValue): Promise<void> {
    await register({ data: toRequest(value) })
    await onRegistered({ account: value.phone, country: value.country, password: value.password })
  }

  const share = useCallback((value: Partial<RegisterByPhoneValue>) => onShare(sharedOf(value)), [onShare])

  return (
    <SchemaForm
      form={registerByPhoneForm}
      initial={initial}
      onChange={share}
      onSubmit={submit}
      sendCode={{ code: (value) => sendCode({ data: toCodeRequest(value) }) }}
      ask={{ username: checkUsername }}
      links={legalLinks}
    />
  )
}
