import type { ReactNode } from 'react'
import { useMemberFacts } from '#src/web/client/member-facts.ts'
import { AccountGate } from '#src/web/member/prerequisites/account-gate.tsx'
import { LoadingSkeleton } from './loading-skeleton.tsx'

const NEED = ['login', 'realName', 'fundPassword'] as const

/** Lets through who may put coins in a code; says what comes first, and leads there and back (VAL-33). */
export function CodeGate({ children }: { readonly children: ReactNode }) {
  return (
    <AccountGate need={NEED} account={useMemberFacts()} waiting={<LoadingSkeleton />}>
      {children}
    </AccountGate>
  )
}
