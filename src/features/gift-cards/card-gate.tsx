import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMemberFacts } from '#src/client/member-facts.ts'
import { LoadingNote } from '#src/ui/loading-note.tsx'
import { Prerequisites } from '#src/ui/prerequisites/prerequisites.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import styles from './gift-cards.module.css'

const NEED = ['login', 'realName'] as const
const LINKS = { login: '/Login', realName: '/realName' } as const

/** Cards are claimed and redeemed with a verified real name only (VAL-34). */
export function CardGate({ children }: { readonly children: ReactNode }) {
  const t = useText<AreaKeys['gift-cards']>()
  const { facts, error, isFetching, refetch } = useMemberFacts()
  if (error !== null && facts.realName === undefined)
    return (
      <ErrorState title={t('gift-cards.gateError')} busy={isFetching} onRetry={refetch}>
        {error.message}
      </ErrorState>
    )
  return (
    <Prerequisites need={NEED} facts={facts} links={LINKS} waiting={<Waiting />}>
      {children}
    </Prerequisites>
  )
}

/** In the measures of the form that will stand there. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <LoadingNote />
      <Skeleton width={120} />
      <Skeleton height={40} />
    </div>
  )
}
