import type { AutoInvestActivity } from '#generated/wire/auto-invest-activity.ts'
import { AutoInvestCycle } from '#generated/wire/auto-invest-cycle.ts'
import type { AutoInvestOrder } from '#generated/wire/auto-invest-order.ts'
import { AutoInvestOrderStatus } from '#generated/wire/auto-invest-order-status.ts'
import type { AutoInvestPlan } from '#generated/wire/auto-invest-plan.ts'
import { AutoInvestPlanStatus } from '#generated/wire/auto-invest-plan-status.ts'
import { Flag } from '#generated/wire/flag.ts'
import type { Cycle } from '#src/core/earn/plan-days.ts'
import { averagePrice, profitOf, returnPercent } from '#src/core/earn/purchases.ts'
import { formatTimeOfDay } from '#src/core/earn/time-of-day.ts'
import { type Decimal, toText } from '#src/core/money/decimal.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { State } from '../state.ts'
import type { Plan, PlanPurchase } from './earn-state.ts'
import { pastRates } from './past-rates.ts'
import { planOf } from './plan-dues.ts'
import { type RecurringProduct, recurringProduct } from './recurring-products.ts'
import { wireStatus } from './wire-savings.ts'
import { amountOf, amountText } from '../wallets/amounts.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'

const CYCLES: Readonly<Record<Cycle, AutoInvestCycle>> = {
  daily: AutoInvestCycle.DAILY,
  weekly: AutoInvestCycle.WEEKLY,
  monthly: AutoInvestCycle.MONTHLY,
}

export const cycleOf = (code: AutoInvestCycle): Cycle => {
  if (code === AutoInvestCycle.DAILY) return 'daily'
  return code === AutoInvestCycle.WEEKLY ? 'weekly' : 'monthly'
}

const timeText = (time: number): string => formatGmt8(instant(time))
const textOrNull = (value: Decimal | null): string | null => (value === null ? null : toText(value))

export const wireRecurringProduct = (
  state: State,
  product: RecurringProduct,
  time: number,
): AutoInvestActivity => ({
  id: product.id,
  coinUnit: product.pair.coin,
  baseUnit: product.pair.quote,
  rate: pastRates(state.seed, product, time),
  fee: toText(product.fee),
  num: product.least,
  price: toText(priceIn(product.pair, ticksAt(state, product.pair, time))),
  status: wireStatus(state, 'recurring', product.id),
  sort: product.id,
})

/** A plan with its profit at the price of a time. */
export function wirePlan(state: State, plan: Plan, time: number): AutoInvestPlan {
  const { id, member, cycle, units, timeOfDay, scheduled, spent, held } = plan
  const { pair, fee, id: product } = recurringProduct(plan.product)
  const { coin, quote } = pair
  const holding = { spent: amountOf(spent, quote), held: amountOf(held, coin) }
  const price = priceIn(pair, ticksAt(state, pair, time))
  const isFinished = plan.state === 'finished'
  return {
    id,
    activityId: product,
    memberId: member,
    coinUnit: coin,
    baseUnit: quote,
    cycle: CYCLES[cycle],
    amount: amountText(units, quote),
    startTime: formatTimeOfDay(timeOfDay),
    nextTime: plan.state === 'enabled' ? timeText(scheduled) : null,
    averagePrice: textOrNull(averagePrice(holding)),
    cumulativeAmount: amountText(spent, quote),
    cumulativeBuyAmount: amountText(held, coin),
    profitLoss: toText(profitOf(holding, price)),
    roi: textOrNull(returnPercent(holding, price)),
    fee: toText(fee),
    status: plan.state === 'enabled' ? AutoInvestPlanStatus.ENABLED : AutoInvestPlanStatus.DISABLED,
    delFlag: isFinished ? Flag.IS_TRUE : Flag.IS_FALSE,
    createTime: timeText(plan.time),
    updateTime: plan.changed === null ? null : timeText(plan.changed),
  }
}

export function wirePurchase(state: State, purchase: PlanPurchase): AutoInvestOrder {
  const { id, plan, member, units, bought, fee, failure, time } = purchase
  const { coin, quote } = recurringProduct(planOf(state, plan).product).pair
  return {
    id,
    planId: plan,
    memberId: member,
    coinUnit: coin,
    baseUnit: quote,
    num: amountText(bought, coin),
    baseNum: amountText(units, quote),
    fee: amountText(fee, coin),
    status: failure === null ? AutoInvestOrderStatus.SUCCESS : AutoInvestOrderStatus.FAILURE,
    failReason: failure,
    investTime: timeText(time),
    createTime: timeText(time),
    updateTime: null,
  }
}
