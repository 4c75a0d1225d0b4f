import { useEffect, useEffectEvent, useRef } from 'react'
import { useBindAuthenticator, useStartAuthenticator } from '#generated/client/security/security.ts'
import { bindAuthenticatorForm } from '#generated/forms/bind-authenticator/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/bind-authenticator/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Finish } from '../account-page.tsx'
import { FormCard } from '../form-card.tsx'
import { SecretSteps } from './secret-steps.tsx'

/** The key to scan or type, then the first code of the app, which proves that the app has the key. */
export function SetUp({ finish }: { readonly finish: Finish }) {
  const t = useText<AreaKeys['account']>()
  const { mutate: start, data, error, isPending } = useStartAuthenticator()
  const { mutateAsync: bind } = useBindAuthenticator()
  const setup = data?.data
  // One key per visit: React runs effects twice in development, and each call makes another key.
  const isAsked = useRef(false)
  const ask = useEffectEvent(() => start())
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask()
  }, [])

  if (error !== null)
    return (
      <Card>
        <ErrorState title={t('account.changeGoogle.error')} busy={isPending} onRetry={() => start()}>
          {error.message}
        </ErrorState>
      </Card>
    )
  return (
    <FormCard text={t('account.changeGoogle.text')} aside={<SecretSteps setup={setup} />}>
      <SchemaForm
        form={bindAuthenticatorForm}
        onSubmit={async (value) => {
          if (setup === undefined) return
          await bind({ params: toRequest(value, setup.secret) })
          await finish('account.saved.changeGoogle')
        }}
      />
    </FormCard>
  )
}
