import type { ReactNode } from 'react'
import { useMemberFacts } from '#src/web/client/member-facts.ts'
import { AccountGate } from '#src/web/member/prerequisites/account-gate.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'

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
