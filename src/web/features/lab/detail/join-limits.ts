import type { Activity } from '#generated/models/activity.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { isPositive, max, min } from '#src/core/money/compare.ts'
import { type Decimal, toText, ZERO } from '#src/core/money/decimal.ts'
import { kindOf } from '../activity-kind.ts'
import { affordableIn, amountPlaces } from './cost.ts'
import type { Held } from './held.ts'
import { joinedIn, leftOf, timesUsed } from './limits.ts'

const textOf = (value: Decimal | null): string | null => (value === null ? null : toText(value))

/** The limits of one more participation, as the contract names them; null where there is none, or it is not known. */
export function joinLimits(activity: Activity, { balance, orders }: Pick<Held, 'balance' | 'orders'>) {
  const { type, totalSupply, tradedAmount, minLimitAmout, maxLimitAmout, limitTimes } = activity
  const isCapped = isPositive(maxLimitAmout) && orders !== null
  const own = isCapped ? leftOf(maxLimitAmout, joinedIn(orders)) : null
  const remaining = kindOf(type) === 'sharing' ? null : max(subtract(totalSupply, tradedAmount), ZERO)
  const others = [own, remaining].filter((limit) => limit !== null)
  return {
    minAmount: isPositive(minLimitAmout) ? toText(minLimitAmout) : null,
    maxAmount: textOf(own),
    remaining: textOf(remaining),
    // The button "Max" fills it in: what is affordable within the other limits, which are judged before it.
    affordable: textOf(balance && others.reduce(min, affordableIn(activity, balance))),
    amountPlaces: amountPlaces(activity),
    timesLeft: limitTimes > 0 && orders !== null ? `${Math.max(0, limitTimes - timesUsed(orders))}` : null,
  }
}
