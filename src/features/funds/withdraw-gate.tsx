import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMemberFacts } from '#src/client/member-facts.ts'
import { Prerequisites } from '#src/ui/prerequisites/prerequisites.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import { Waiting } from './waiting.tsx'

const NEED = ['login', 'realName', 'fundPassword'] as const
const LINKS = { login: '/Login', realName: '/realName', fundPassword: '/setFund' } as const

/** Money leaves for whoever is known by name and protects it with a password of its own (VAL-33). */
export function WithdrawGate({ children }: { readonly children: ReactNode }) {
  const t = useText<AreaKeys['funds']>()
  const { facts, error, isFetching, refetch } = useMemberFacts()
  if (error !== null && facts.realName === undefined)
    return (
      <ErrorState title={t('funds.gateError')} busy={isFetching} onRetry={refetch}>
        {error.message}
      </ErrorState>
    )
  return (
    <Prerequisites need={NEED} facts={facts} links={LINKS} waiting={<Waiting />}>
      {children}
    </Prerequisites>
  )
}
