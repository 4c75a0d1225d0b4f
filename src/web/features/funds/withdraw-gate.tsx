import type { ReactNode } from 'react'
import { useMemberFacts } from '#src/web/client/member-facts.ts'
import { AccountGate } from '#src/web/member/prerequisites/account-gate.tsx'
import { LoadingSkeleton } from './loading-skeleton.tsx'

const NEED = ['login', 'realName', 'fundPassword'] as const

/** Withdrawals require a verified name and a fund password (VAL-33). */
export function WithdrawGate({ children }: { readonly children: ReactNode }) {
  return (
    <AccountGate need={NEED} account={useMemberFacts()} waiting={<LoadingSkeleton />}>
      {children}
    </AccountGate>
  )
}
