import type { ReactNode } from 'react'
import { useMemberFacts } from '#src/web/client/member-facts.ts'
import { AccountGate } from '#src/web/member/prerequisites/account-gate.tsx'
import { LoadingSkeleton } from './loading-skeleton.tsx'

const NEED = ['login', 'realName', 'fundPassword'] as const

/** Money leaves for whoever is known by name and protects it with a password of its own (VAL-33). */
export function WithdrawGate({ children }: { readonly children: ReactNode }) {
  return (
    <AccountGate need={NEED} account={useMemberFacts()} waiting={<LoadingSkeleton />}>
      {children}
    </AccountGate>
  )
}
