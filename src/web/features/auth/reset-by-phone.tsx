import type { ReactNode } from 'react'
import { useResetLoginPassword, useSendResetPhoneCode } from '#generated/client/auth/auth.ts'
import { resetPasswordByPhoneForm } from '#generated/forms/reset-password-by-phone/form.ts'
import type { ResetPasswordByPhoneValue } from '#generated/forms/reset-password-by-phone/schema.ts'
import { toCodeRequest, toRequest } from '#forms/reset-password-by-phone/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'

type Props = { readonly onDone: (account: string, country?: string) => void }

export function ResetByPhone({ onDone }: Props): ReactNode {
  const { mutateAsync: reset } = useResetLoginPassword()
  const { mutateAsync: sendCode } = useSendResetPhoneCode()

  async function submit(value: ResetPasswordByPhoneValue): Promise<void> {
    await reset({ data: toRequest(value) })
    onDone(value.account, value.country)
  }

  return (
    <SchemaForm
      form={resetPasswordByPhoneForm}
      onSubmit={submit}
      sendCode={{ code: (value) => sendCode({ data: toCodeRequest(value) }) }}
    />
  )
}
