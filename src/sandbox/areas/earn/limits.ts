import type { LimitTable } from '../../http/handler.ts'
import { availableOf } from '../wallets/available.ts'
import { findRecurringProduct, recurringProduct } from './recurring-products.ts'
import { findSavingsProduct } from './savings-products.ts'
import { amountText } from '../wallets/amounts.ts'

type Limited = 'buySavings' | 'createRecurringPlan' | 'updateRecurringPlan'

export const earnLimits: Pick<LimitTable, Limited> = {
  buySavings({ state, member }, { aid }) {
    const product = findSavingsProduct(aid)
    if (product === undefined) return { minAmount: null, balance: null }
    const { coin, least } = product
    return { minAmount: least, balance: amountText(availableOf(state, member.id, coin), coin) }
  },
  createRecurringPlan: (_requester, { aid }) => ({ minAmount: findRecurringProduct(aid)?.least ?? null }),
  updateRecurringPlan({ state, member }, { id }) {
    const plan = state.earn.plans[String(id)]
    return { minAmount: plan?.member === member.id ? recurringProduct(plan.product).least : null }
  },
}
