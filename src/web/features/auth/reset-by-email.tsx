import type { ReactNode } from 'react'
import { useResetLoginPassword, useSendResetEmailCode } from '#generated/client/auth/auth.ts'
import { resetPasswordByEmailForm } from '#generated/forms/reset-password-by-email/form.ts'
import type { ResetPasswordByEmailValue } from '#generated/forms/reset-password-by-email/schema.ts'
import { toCodeRequest, toRequest } from '#forms/reset-password-by-email/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'

type Props = { readonly onDone: (account: string) => void }

export function ResetByEmail({ onDone }: Props): ReactNode {
  const { mutateAsync: reset } = useResetLoginPassword()
  const { mutateAsync: sendCode } = useSendResetEmailCode()

  async function submit(value: ResetPasswordByEmailValue): Promise<void> {
    await reset({ data: toRequest(value) })
    onDone(value.account)
  }

  return (
    <SchemaForm
      form={resetPasswordByEmailForm}
      onSubmit={submit}
      sendCode={{ code: (value) => sendCode({ data: toCodeRequest(value) }) }}
    />
  )
}
