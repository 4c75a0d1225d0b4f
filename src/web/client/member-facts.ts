import { useGetMerchantStatus } from '#generated/client/merchant/merchant.ts'
import { useGetSecuritySetting } from '#generated/client/security/security.ts'
import type { MemberSecurity } from '#generated/models/member-security.ts'
import { MerchantStatus } from '#generated/models/merchant-status.ts'
import { needs } from '#src/core/contract/needs.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { dataOf } from './data-of.ts'

/** Prerequisites that operations may have (VAL-33), in the order in which a member meets them. */
export const prerequisites = ['login', ...needs] as const

export type Prerequisite = (typeof prerequisites)[number]

/** `pending`: sent and under review; `failed`: refused, can be tried again. */
export type Fact = 'met' | 'missing' | 'pending' | 'failed'

/** State of each prerequisite; absent until it is loaded. */
export type MemberFacts = Readonly<Partial<Record<Prerequisite, Fact>>>

/** Milliseconds between two reads of a running review. */
export const REVIEW_MS = 5_000

const met = (flag: number | null): Fact => (flag === 1 ? 'met' : 'missing')

/**
 * Maps the security setting to prerequisites. A refused real name can be submitted again, one under review has to wait.
 */
export function securityFacts(security: MemberSecurity) {
  const { realVerified, realAuditing, realNameRejectReason } = security
  const open: Fact =
    realAuditing === 1 ? 'pending' : (realNameRejectReason ?? '') === '' ? 'missing' : 'failed'
  return {
    'real-name': realVerified === 1 ? 'met' : open,
    phone: met(security.phoneVerified),
    email: met(security.emailVerified),
    'fund-password': met(security.fundsVerified),
    'payment-method': met(security.accountVerified),
  } satisfies MemberFacts
}

/**
 * Maps the merchant status to a prerequisite. A requested return of the deposit ends the certification at once; a
 * refused return leaves it in force.
 */
export const merchantFact = (status: MerchantStatus): Fact =>
  (
    {
      [MerchantStatus.NOT_CERTIFIED]: 'missing',
      [MerchantStatus.AUDITING]: 'pending',
      [MerchantStatus.VERIFIED]: 'met',
      [MerchantStatus.FAILED]: 'failed',
      [MerchantStatus.DEPOSIT_LESS]: 'failed',
      [MerchantStatus.CANCEL_AUTH]: 'pending',
      [MerchantStatus.RETURN_FAILED]: 'met',
      [MerchantStatus.RETURN_SUCCESS]: 'missing',
    } as const
  )[status]

type Verified = {
  readonly emailVerified: number
  readonly phoneVerified: number
  /** Of an ad's owner. */
  readonly idCardVerified?: number
  /** Of a member who advertises. */
  readonly realVerified?: number
}

/** Returns the verifications of another member, as the wire tells them of advertisers. */
export const verificationsOf = (member: Verified) => ({
  email: member.emailVerified === 1,
  phone: member.phoneVerified === 1,
  identity: (member.idCardVerified ?? member.realVerified) === 1,
})

const inReview = (fact: Fact | undefined): number | false => fact === 'pending' && REVIEW_MS

/** Returns the current member's facts, polled during a review; `merchant` is read only where it matters. */
export function useMemberFacts({ merchant = false }: { readonly merchant?: boolean } = {}) {
  const isMember = useSession().status === 'member'
  const security = useGetSecuritySetting({
    query: {
      enabled: isMember,
      select: dataOf,
      refetchInterval: ({ state }) => inReview(state.data && securityFacts(state.data.data)['real-name']),
    },
  })
  const business = useGetMerchantStatus({
    query: {
      enabled: isMember && merchant,
      select: dataOf,
      refetchInterval: ({ state }) =>
        inReview(state.data && merchantFact(state.data.data.certifiedBusinessStatus)),
    },
  })
  const facts: MemberFacts = {
    login: isMember ? 'met' : 'missing',
    ...(security.data !== undefined && securityFacts(security.data)),
    ...(business.data !== undefined && { merchant: merchantFact(business.data.certifiedBusinessStatus) }),
  }
  return {
    facts,
    error: security.error ?? business.error,
    isFetching: security.isFetching || business.isFetching,
    refetch: () => void Promise.all([security.refetch(), ...(merchant ? [business.refetch()] : [])]),
  }
}
