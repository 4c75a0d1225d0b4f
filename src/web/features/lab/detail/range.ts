import type { Activity } from '#generated/models/activity.ts'
import { isPositive, min } from '#src/core/money/compare.ts'
import { parseDecimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { amountUnit, quantity, type Write } from '../amount-text.ts'
import type { Held } from './held.ts'
import { joinLimits } from './join-limits.ts'

/** From the least of one more participation to the most of it, whatever the balance. */
export function rangeOfJoining(activity: Activity, held: Pick<Held, 'orders'>, write: Write): string {
  const limits = joinLimits(activity, { ...held, balance: null })
  const unit = amountUnit(activity)
  const least = parseDecimal(limits.minAmount ?? '')
  const [own, all] = [parseDecimal(limits.maxAmount ?? ''), parseDecimal(limits.remaining ?? '')]
  const most = own !== null && all !== null ? min(own, all) : (own ?? all)
  if (least !== null && most !== null && isPositive(most))
    return write.t('lab.range', {
      from: formatDecimal(least, write.locale, { trim: true }),
      to: quantity(most, unit, write),
    })
  if (least !== null) return write.t('lab.atLeast', { amount: quantity(least, unit, write) })
  return most === null ? '' : write.t('lab.atMost', { amount: quantity(most, unit, write) })
}
