import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { type MemberFacts, useMemberFacts } from '#src/web/client/member-facts.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import type { Prerequisite } from '#src/web/member/prerequisites/missing.ts'
import { AccountGate } from '#src/web/member/prerequisites/account-gate.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './ads.module.css'

/** Pixels: as much of an ad's form as a window shows, so that nothing below it moves when it comes. */
export const AD_FIELDS = [64, 40, 40, 40, 120, 120, 120]

/** Prerequisites of writing an ad. */
export const AD_NEEDS = ['login', 'realName', 'phone', 'fundPassword', 'paymentMethod', 'merchant'] as const

/** Returns true if no prerequisite is missing; null while they are loading. */
export function useAdGate(need: readonly Prerequisite[]): boolean | null {
  const { facts, error } = useMemberFacts({ merchant: need.includes('merchant') })
  if (error === null && need.some((name) => facts[name] === undefined)) return null
  return need.every((name) => facts[name] === 'met')
}

type AdGateProps = { readonly need: readonly Prerequisite[]; readonly children: ReactNode }

/** Lets through who may write ads; says what comes first, and leads there and back (VAL-33, MSG-09, MSG-10). */
export function AdGate({ need, children }: AdGateProps) {
  const t = useText<AreaKeys['ads']>()
  const account = useMemberFacts({ merchant: need.includes('merchant') })
  const { facts, error } = account
  const isKnown = need.every((name) => facts[name] !== undefined)
  const isOpen = need.every((name) => facts[name] === 'met')
  const gate = (
    <AccountGate need={need} account={account} waiting={<SkeletonRows heights={AD_FIELDS} />}>
      {children}
    </AccountGate>
  )
  if (isOpen || (!isKnown && error === null)) return gate
  return (
    <Card>
      {isKnown && <output className={styles.first}>{t(firstOf(facts, need))}</output>}
      {gate}
    </Card>
  )
}

/** The one thing to say first: without a real name nothing else counts. */
function firstOf(facts: MemberFacts, need: readonly Prerequisite[]): AreaKeys['ads'] {
  if (facts.realName !== 'met') return 'ads.realNameFirst'
  return need.includes('merchant') && facts.merchant !== 'met' ? 'ads.merchantFirst' : 'ads.moreFirst'
}
