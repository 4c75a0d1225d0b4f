import type { LockedSavingsOrder } from '#generated/models/locked-savings-order.ts'
import { LockedSavingsOrderStatus } from '#generated/models/locked-savings-order-status.ts'
import { accruedOf } from '#src/core/earn/interest.ts'
import { elapsedDays } from '#src/core/earn/term.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'

type Order = Pick<LockedSavingsOrder, 'earnNum' | 'startTime' | 'duration' | 'status'>

/** The interest that an order has earned until a moment: by whole days, all of it once it is paid back. */
export function accruedUntil({ earnNum, startTime, duration, status }: Order, time: Instant): Decimal {
  if (status === LockedSavingsOrderStatus.COMPLETED) return earnNum
  return accruedOf(earnNum, elapsedDays(startTime, duration, time), duration)
}

/** The interest that was paid; null before the redemption date. */
export const incomeOf = ({ earnNum, status }: Order): Decimal | null =>
  status === LockedSavingsOrderStatus.COMPLETED ? earnNum : null
