import type { Activity } from '#generated/models/activity.ts'
import type { ActivityOrder } from '#generated/models/activity-order.ts'
import { ActivityOrderState } from '#generated/models/activity-order-state.ts'
import { subtract, sum } from '#src/core/money/arithmetic.ts'
import { isAtLeast, isPositive, max } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import type { Held } from './held.ts'

type Orders = readonly Pick<ActivityOrder, 'state' | 'amount'>[]

/** Participations that count: those of a cancelled activity were given back. */
const counted = (orders: Orders): Orders =>
  orders.filter(({ state }) => state !== ActivityOrderState.CANCELED)

/** Counts the participations of a member. */
export const timesUsed = (orders: Orders): number => counted(orders).length
/** Returns the amount of all participations together. */
export const joinedIn = (orders: Orders): Decimal => sum(counted(orders).map(({ amount }) => amount))

/** Returns what is left of a limit; never negative. */
export const leftOf = (limit: Decimal, used: Decimal): Decimal => max(subtract(limit, used), ZERO)

type Met = {
  /** Null while what the member has is not known. */
  readonly isMet: boolean | null
}

/** A limit of an activity, and what the member has of it. */
export type Limit = Met &
  (
    | { readonly name: 'hold'; readonly unit: string; readonly need: Decimal; readonly have: Decimal | null }
    | { readonly name: 'friends'; readonly need: number; readonly have: number | null }
    | { readonly name: 'times'; readonly need: number; readonly have: number | null }
    | { readonly name: 'amount'; readonly need: Decimal; readonly have: Decimal | null }
  )

type Limited = Pick<Activity, 'holdUnit' | 'holdLimit' | 'leveloneCount' | 'limitTimes' | 'maxLimitAmout'>

/** The limits that an activity has, each with what a member has of it. */
export function limitsOf(
  activity: Limited,
  { holding, friends, orders }: Pick<Held, 'holding' | 'friends' | 'orders'>,
): readonly Limit[] {
  const { holdUnit, leveloneCount, limitTimes, maxLimitAmout } = activity
  const holdLimit = activity.holdLimit ?? ZERO
  const used = orders && timesUsed(orders)
  const joined = orders && joinedIn(orders)
  const limits: Limit[] = []
  if (holdUnit !== null && isPositive(holdLimit))
    limits.push({
      name: 'hold',
      unit: holdUnit,
      need: holdLimit,
      have: holding,
      isMet: holding && isAtLeast(holding, holdLimit),
    })
  if (leveloneCount > 0)
    limits.push({
      name: 'friends',
      need: leveloneCount,
      have: friends,
      isMet: friends === null ? null : friends >= leveloneCount,
    })
  if (limitTimes > 0)
    limits.push({
      name: 'times',
      need: limitTimes,
      have: used,
      isMet: used === null ? null : used < limitTimes,
    })
  if (isPositive(maxLimitAmout))
    limits.push({
      name: 'amount',
      need: maxLimitAmout,
      have: joined,
      isMet: joined && isPositive(leftOf(maxLimitAmout, joined)),
    })
  return limits
}
