import { EarnProductStatus } from '#generated/wire/earn-product-status.ts'
import type { LockedSavingsActivity } from '#generated/wire/locked-savings-activity.ts'
import type { LockedSavingsOrder } from '#generated/wire/locked-savings-order.ts'
import { LockedSavingsOrderStatus } from '#generated/wire/locked-savings-order-status.ts'
import { SavingsPeriodUnit } from '#generated/wire/savings-period-unit.ts'
import { MONTH_DAYS, YEAR_DAYS } from '#src/core/earn/term.ts'
import { toText } from '#src/core/money/decimal.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { State } from '../state.ts'
import { type EarnState, isStopped, type ProductKind, type SavingsOrder } from './earn-state.ts'
import type { SavingsProduct } from './savings-products.ts'
import { amountText } from '../wallets/amounts.ts'

const timeText = (time: number): string => formatGmt8(instant(time))

/** Terms are shown in the largest unit that they are whole of. */
const periodUnit = (duration: number): SavingsPeriodUnit => {
  if (duration % YEAR_DAYS === 0) return SavingsPeriodUnit.YEAR
  return duration % MONTH_DAYS === 0 ? SavingsPeriodUnit.MONTH : SavingsPeriodUnit.DAY
}

export const wireStatus = (state: EarnState, kind: ProductKind, product: number): EarnProductStatus =>
  isStopped(state, kind, product) ? EarnProductStatus.UNAVAILABLE : EarnProductStatus.AVAILABLE

export const wireSavingsProduct = (
  state: State,
  { id, coin, rate, duration, least }: SavingsProduct,
): LockedSavingsActivity => ({
  id,
  name: `${coin} ${duration}`,
  coinUnit: coin,
  rate: toText(rate),
  duration,
  periodUnit: periodUnit(duration),
  num: least,
  acceptUnits: [coin],
  status: wireStatus(state, 'savings', id),
  sort: id,
})

export function wireSavingsOrder(order: SavingsOrder): LockedSavingsOrder {
  const { id, member, product, coin, units, rate, duration, interest, time, start, end, isDone } = order
  return {
    id,
    lockedId: product,
    memberId: member,
    coinUnit: coin,
    num: amountText(units, coin),
    rate,
    duration,
    periodUnit: periodUnit(duration),
    acceptUnits: [coin],
    earnNum: amountText(interest, coin),
    status: isDone ? LockedSavingsOrderStatus.COMPLETED : LockedSavingsOrderStatus.IN_PROGRESS,
    startTime: timeText(start),
    endTime: timeText(end),
    createTime: timeText(time),
    updateTime: isDone ? timeText(end) : null,
  }
}
