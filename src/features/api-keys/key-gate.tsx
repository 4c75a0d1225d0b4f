import type { ReactNode } from 'react'
import { useMemberFacts } from '#src/client/member-facts.ts'
import { AccountGate } from '#src/ui/prerequisites/account-gate.tsx'
import { SkeletonRows } from '#src/ui/skeleton-rows.tsx'

const NEED = ['login', 'phone'] as const
const FIELDS = [40, 40, 40]

/** The code goes to the bound phone: without one there is nothing to fill in (VAL-33). */
export function KeyGate({ children }: { readonly children: ReactNode }) {
  return (
    <AccountGate need={NEED} account={useMemberFacts()} waiting={<SkeletonRows heights={FIELDS} />}>
      {children}
    </AccountGate>
  )
}
