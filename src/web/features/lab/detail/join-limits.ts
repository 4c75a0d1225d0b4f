import type { Activity } from '#generated/models/activity.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { isPositive, max } from '#src/core/money/compare.ts'
import { type Decimal, toText, ZERO } from '#src/core/money/decimal.ts'
import { kindOf } from '../activity-kind.ts'
import { affordableIn, amountPlaces } from './cost.ts'
import type { Held } from './held.ts'
import { joinedIn, leftOf, timesUsed } from './limits.ts'

const textOf = (value: Decimal | null): string | null => (value === null ? null : toText(value))

/** The limits of one more participation, as the contract names them; null where there is none, or it is not known. */
export function joinLimits(activity: Activity, { balance, orders }: Pick<Held, 'balance' | 'orders'>) {
  const { type, totalSupply, tradedAmount, minLimitAmout, maxLimitAmout, limitTimes } = activity
  const isShared = kindOf(type) === 'sharing'
  return {
    minAmount: isPositive(minLimitAmout) ? toText(minLimitAmout) : null,
    maxAmount:
      isPositive(maxLimitAmout) && orders !== null ? toText(leftOf(maxLimitAmout, joinedIn(orders))) : null,
    remaining: isShared ? null : toText(max(subtract(totalSupply, tradedAmount), ZERO)),
    affordable: textOf(balance && affordableIn(activity, balance)),
    amountPlaces: amountPlaces(activity),
    timesLeft: limitTimes > 0 && orders !== null ? `${Math.max(0, limitTimes - timesUsed(orders))}` : null,
  }
}
