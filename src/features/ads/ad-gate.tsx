import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { type MemberFacts, useMemberFacts } from '#src/client/member-facts.ts'
import { Card } from '#src/ui/card.tsx'
import { LoadingNote } from '#src/ui/loading-note.tsx'
import type { Prerequisite } from '#src/ui/prerequisites/missing.ts'
import { Prerequisites } from '#src/ui/prerequisites/prerequisites.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import styles from './ads.module.css'

const LINKS = {
  login: '/Login',
  realName: '/realName',
  phone: '/changePhone',
  fundPassword: '/setFund',
  paymentMethod: '/payment',
  merchant: '/identbusiness',
} as const

/** What whoever writes an ad must have. */
export const AD_NEEDS = ['login', 'realName', 'phone', 'fundPassword', 'paymentMethod', 'merchant'] as const

/** Whether nothing is missing, as far as is known by now. */
export function useAdGate(need: readonly Prerequisite[]): boolean {
  const { facts } = useMemberFacts({ merchant: need.includes('merchant') })
  return need.every((name) => facts[name] === 'met')
}

type AdGateProps = { readonly need: readonly Prerequisite[]; readonly children: ReactNode }

/** Lets through who may write ads; says what comes first, and leads there and back (VAL-33, MSG-09, MSG-10). */
export function AdGate({ need, children }: AdGateProps) {
  const t = useText<AreaKeys['ads']>()
  const { facts, error, isFetching, refetch } = useMemberFacts({ merchant: need.includes('merchant') })
  const isKnown = need.every((name) => facts[name] !== undefined)
  if (error !== null && !isKnown)
    return (
      <Card>
        <ErrorState title={t('ads.gateError')} busy={isFetching} onRetry={refetch}>
          {error.message}
        </ErrorState>
      </Card>
    )
  const isOpen = need.every((name) => facts[name] === 'met')
  const gate = (
    <Prerequisites need={need} facts={facts} links={LINKS} waiting={<Waiting />}>
      {children}
    </Prerequisites>
  )
  if (isOpen || !isKnown) return gate
  return (
    <Card>
      <output className={styles.first}>{t(firstOf(facts, need))}</output>
      {gate}
    </Card>
  )
}

/** The one thing to say first: without a real name nothing else counts. */
function firstOf(facts: MemberFacts, need: readonly Prerequisite[]): AreaKeys['ads'] {
  if (facts.realName !== 'met') return 'ads.realNameFirst'
  return need.includes('merchant') && facts.merchant !== 'met' ? 'ads.merchantFirst' : 'ads.moreFirst'
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <LoadingNote />
      <Skeleton height={64} />
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </div>
  )
}
