import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMemberFacts } from '#src/client/member-facts.ts'
import { Prerequisites } from '#src/ui/prerequisites/prerequisites.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import { Waiting } from './waiting.tsx'

const NEED = ['login', 'realName', 'fundPassword'] as const
const LINKS = { login: '/Login', realName: '/realName', fundPassword: '/setFund' } as const

/** Money is paid to a name that was checked, and to whoever protects funds with a password of their own (VAL-33). */
export function MethodGate({ children }: { readonly children: ReactNode }) {
  const t = useText<AreaKeys['payments']>()
  const { facts, error, isFetching, refetch } = useMemberFacts()
  if (error !== null && facts.realName === undefined)
    return (
      <ErrorState title={t('payments.gateError')} busy={isFetching} onRetry={refetch}>
        {error.message}
      </ErrorState>
    )
  return (
    <Prerequisites need={NEED} facts={facts} links={LINKS} waiting={<Waiting />}>
      {children}
    </Prerequisites>
  )
}
