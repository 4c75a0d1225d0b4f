import { AutoInvestPlanStatus } from '#generated/wire/auto-invest-plan-status.ts'
import { EarnProductStatus } from '#generated/wire/earn-product-status.ts'
import { Flag } from '#generated/wire/flag.ts'
import type { AutoInvestCycle } from '#generated/wire/auto-invest-cycle.ts'
import { parseTimeOfDay } from '#src/core/earn/time-of-day.ts'
import { decimal } from '#src/core/money/decimal.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { newestPage, pageOf } from '../../http/page.ts'
import { ownOf } from '../own.ts'
import { limitOrderRate } from '../spot/order-rate.ts'
import type { Plan } from './earn-state.ts'
import { planOf } from './plan-dues.ts'
import { findRecurringProduct, RECURRING_PRODUCTS, recurringProduct } from './recurring-products.ts'
import { cycleOf, wirePlan, wirePurchase, wireRecurringProduct } from './wire-recurring.ts'
import { unitsIn } from '../wallets/amounts.ts'

type Terms = { readonly amount: string; readonly cycle: AutoInvestCycle; readonly startTime: string }

const termsOf = ({ amount, cycle, startTime }: Terms, quote: string) => ({
  units: unitsIn(decimal(amount), quote),
  cycle: cycleOf(cycle),
  // The contract has checked its form.
  timeOfDay: parseTimeOfDay(startTime) ?? 0,
})

type Asked = { readonly id: number | string }
type Finding = HandlerContext<'record-not-found'>

/** The caller's own plan of a number. */
function ownPlan({ id }: Asked, { engine, member, refuse }: Finding): Plan {
  const plan = engine.view().earn.plans[String(id)]
  return plan?.member === member().id ? plan : refuse('record-not-found')
}

/** A plan as it is after a command. */
const planNow = ({ id }: Pick<Plan, 'id'>, { engine }: Pick<HandlerContext, 'engine'>) =>
  wirePlan(engine.view(), planOf(engine.view(), id), engine.now())

export const recurringHandlers: Handlers = {
  listRecurringProducts({ body: { unit, status = EarnProductStatus.AVAILABLE, ...page } }, { engine }) {
    const coin = unit?.toUpperCase()
    const rows = RECURRING_PRODUCTS.filter(({ pair }) => coin === undefined || pair.coin === coin)
      .map((product) => wireRecurringProduct(engine.view(), product, engine.now()))
      .filter((product) => product.status === status)
    return pageOf(rows, page)
  },

  getRecurringProduct: ({ body: { id } }, { engine, refuse }) =>
    wireRecurringProduct(
      engine.view(),
      findRecurringProduct(id) ?? refuse('product-not-found'),
      engine.now(),
    ),

  async createRecurringPlan({ body }, { engine, member, refuse, setMessage }) {
    const { id: product, pair } = findRecurringProduct(body.aid) ?? refuse('product-not-found')
    limitOrderRate(engine, member().id, refuse)
    const terms = termsOf(body, pair.quote)
    await engine.submit({ type: 'plan.create', member: member().id, product, ...terms })
    setMessage('created')
    return null
  },

  listRecurringPlans({ body: { finished = Flag.IS_FALSE, ...page } }, { engine, member }) {
    const state = engine.view()
    const { id } = member()
    const own = finished === Flag.IS_TRUE ? ownOf(state.earn.finished, id) : (state.earn.ongoing[id] ?? [])
    const { content, ...rest } = newestPage(own, page)
    return { ...rest, content: content.map((plan) => wirePlan(state, planOf(state, plan), engine.now())) }
  },

  getRecurringPlan: ({ body }, context) => planNow(ownPlan(body, context), context),

  async setRecurringPlanStatus({ body }, context) {
    const { id, member } = ownPlan(body, context)
    const isPause = body.status === AutoInvestPlanStatus.DISABLED
    await context.engine.submit({ type: isPause ? 'plan.pause' : 'plan.continue', member, id })
    context.setMessage('saved')
    return planNow({ id }, context)
  },

  async updateRecurringPlan({ body }, context) {
    const { id, member, product } = ownPlan(body, context)
    limitOrderRate(context.engine, member, context.refuse)
    const terms = termsOf(body, recurringProduct(product).pair.quote)
    await context.engine.submit({ type: 'plan.change', member, id, ...terms })
    context.setMessage('saved')
    return planNow({ id }, context)
  },

  async finishRecurringPlan({ body }, context) {
    const { id, member } = ownPlan(body, context)
    await context.engine.submit({ type: 'plan.finish', member, id })
    context.setMessage('saved')
    return planNow({ id }, context)
  },

  listRecurringPurchases({ body: { planId, ...page } }, { engine, member }) {
    const state = engine.view()
    const { id } = member()
    const { purchasesOf, purchases, plans } = state.earn
    const isOwn = planId === undefined || plans[String(planId)]?.member === id
    const list = planId === undefined ? ownOf(purchasesOf.member, id) : ownOf(purchasesOf.plan, planId)
    const { content, ...rest } = newestPage(isOwn ? list : [], page)
    return {
      ...rest,
      content: content.flatMap((number) => {
        const purchase = purchases[number]
        return purchase === undefined ? [] : [wirePurchase(state, purchase)]
      }),
    }
  },
}
