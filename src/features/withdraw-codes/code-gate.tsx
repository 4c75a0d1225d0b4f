import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMemberFacts } from '#src/client/member-facts.ts'
import { LoadingNote } from '#src/ui/loading-note.tsx'
import { Prerequisites } from '#src/ui/prerequisites/prerequisites.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import styles from './withdraw-codes.module.css'

const LINKS = { login: '/Login', realName: '/realName', fundPassword: '/setFund' } as const
const NEED = ['login', 'realName', 'fundPassword'] as const

/** Lets through who may put coins in a code; says what comes first, and leads there and back (VAL-33). */
export function CodeGate({ children }: { readonly children: ReactNode }) {
  const t = useText<AreaKeys['withdraw-codes']>()
  const { facts, error, isFetching, refetch } = useMemberFacts()
  const isKnown = NEED.every((name) => facts[name] !== undefined)
  if (error !== null && !isKnown)
    return (
      <ErrorState title={t('withdraw-codes.gateError')} busy={isFetching} onRetry={refetch}>
        {error.message}
      </ErrorState>
    )
  return (
    <Prerequisites need={NEED} facts={facts} links={LINKS} waiting={<Waiting />}>
      {children}
    </Prerequisites>
  )
}

export function Waiting() {
  return (
    <div className={styles.waiting}>
      <LoadingNote />
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={40} />
    </div>
  )
}
