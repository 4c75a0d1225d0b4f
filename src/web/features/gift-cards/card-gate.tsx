import type { ReactNode } from 'react'
import { useMemberFacts } from '#src/web/client/member-facts.ts'
import { AccountGate } from '#src/web/member/prerequisites/account-gate.tsx'
import { LoadingSkeleton } from './loading-skeleton.tsx'

const NEED = ['login', 'realName'] as const

/** Cards are claimed and redeemed with a verified real name only (VAL-34). */
export function CardGate({ children }: { readonly children: ReactNode }) {
  return (
    <AccountGate need={NEED} account={useMemberFacts()} waiting={<LoadingSkeleton />}>
      {children}
    </AccountGate>
  )
}
