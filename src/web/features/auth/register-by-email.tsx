import { type ReactNode, useCallback } from 'react'
import { useRegisterByEmail, useSendRegisterEmailCode } from '#generated/client/auth/auth.ts'
import { registerByEmailForm } from '#generated/forms/register-by-email/form.ts'
import type { RegisterByEmailValue } from '#generated/forms/register-by-email/schema.ts'
import { toCodeRequest, toRequest } from '#forms/register-by-email/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { legalLinks } from './legal-links.tsx'
import { type RegisterProps, sharedOf } from './registration.ts'
import { useUsernameCheck } from './use-username-check.ts'

export function RegisterByEmail({ initial, onShare, onRegistered }: RegisterProps): ReactNode {
  const { mutateAsync: register } = useRegisterByEmail()
  const { mutateAsync: sendCode } = useSendRegisterEmailCode()
  const checkUsername = useUsernameCheck()

  async function submit(value: RegisterByEmailValue): Promise<void> {
    await register({ data: toRequest(value) })
    await onRegistered({ account: value.email, password: value.password })
  }

  const share = useCallback((value: Partial<RegisterByEmailValue>) => onShare(sharedOf(value)), [onShare])

  return (
    <SchemaForm
      form={registerByEmailForm}
      initial={initial}
      onChange={share}
      onSubmit={submit}
      sendCode={{ code: (value) => sendCode({ data: toCodeRequest(value) }) }}
      ask={{ username: checkUsername }}
      links={legalLinks}
    />
  )
}
