import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMemberFacts } from '#src/client/member-facts.ts'
import { LoadingNote } from '#src/ui/loading-note.tsx'
import { Prerequisites } from '#src/ui/prerequisites/prerequisites.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import styles from './api-keys.module.css'

const NEED = ['login', 'phone'] as const
const LINKS = { login: '/Login', phone: '/changePhone' } as const

/** The code goes to the bound phone: without one there is nothing to fill in (VAL-33). */
export function KeyGate({ children }: { readonly children: ReactNode }) {
  const t = useText<AreaKeys['api-keys']>()
  const { facts, error, isFetching, refetch } = useMemberFacts()
  if (error !== null && facts.phone === undefined)
    return (
      <ErrorState title={t('api-keys.gateError')} busy={isFetching} onRetry={refetch}>
        {error.message}
      </ErrorState>
    )
  return (
    <Prerequisites need={NEED} facts={facts} links={LINKS} waiting={<Waiting />}>
      {children}
    </Prerequisites>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <LoadingNote />
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </div>
  )
}
