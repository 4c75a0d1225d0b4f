import { useListLabOrdersOfActivity } from '#generated/client/lab/lab.ts'
import { useGetMyInfo } from '#generated/client/member/member.ts'
import type { Activity } from '#generated/models/activity.ts'
import type { ActivityOrder } from '#generated/models/activity-order.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useSpotBalances } from '#src/web/member/spot-balances.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type { Retryable } from '#src/web/ui/states/retryable.ts'

/** The means of a member by what an activity asks for; null where it is not known yet. */
export type Held = {
  /** Available in the spot account, of the coin that must be held. */
  readonly holding: Decimal | null
  /** Available in the spot account, of the coin that is paid or frozen. */
  readonly balance: Decimal | null
  readonly friends: number | null
  readonly orders: readonly ActivityOrder[] | null
  /** True while something of it is on its way. */
  readonly isLoading: boolean
}

/** Reads what a member has; nothing of it for a visitor. */
export function useHeld({
  id,
  holdUnit,
  acceptUnit,
  leveloneCount,
}: Activity): Held & { readonly asked: Retryable } {
  const isMember = useSession().status === 'member'
  const balanceOf = useSpotBalances()
  const me = useGetMyInfo({ query: { select: dataOf, enabled: isMember && leveloneCount > 0 } })
  const own = useListLabOrdersOfActivity({ activityId: id }, { query: { select: dataOf, enabled: isMember } })
  return {
    holding: holdUnit === null ? null : balanceOf(holdUnit),
    balance: balanceOf(acceptUnit),
    friends: me.data === undefined ? null : (me.data.firstLevel ?? 0),
    orders: own.data ?? null,
    isLoading: isMember && (own.isPending || (leveloneCount > 0 && me.isPending)),
    asked: { error: own.error, isFetching: own.isFetching, refetch: () => void own.refetch() },
  }
}
