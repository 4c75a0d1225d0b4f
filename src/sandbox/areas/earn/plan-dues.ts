import type { AutoInvestOrderFailReason } from '#generated/wire/auto-invest-order-fail-reason.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { MOST_FAILURES } from '#src/core/earn/failures.ts'
import { nextRun } from '#src/core/earn/plan-days.ts'
import { purchase } from '#src/core/earn/purchases.ts'
import { move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { tellMember } from '../members/events.ts'
import { addOwn } from '../own.ts'
import { rebate } from '../promotion/rebates.ts'
import type { State } from '../state.ts'
import { availableOf } from '../wallets/available.ts'
import { isLocked } from '../wallets/commands.ts'
import { spotAccount } from './accounts.ts'
import type { EarnDue, Plan, PlanPurchase } from './earn-state.ts'
import { withDue } from './plan-commands.ts'
import { type RecurringProduct, recurringProduct } from './recurring-products.ts'
import { amountOf, unitsIn } from '../wallets/amounts.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'

export const planDues = {
  /** Buys at the price of the second in which the purchase is due, or records why it could not. */
  'plan.buy'(state: State, { id }: Extract<EarnDue, { type: 'plan.buy' }>, context: Context): void {
    const plan = planOf(state, id)
    const product = recurringProduct(plan.product)
    const failure = failureOf(state, plan, product)
    const made = failure === null ? buy(state, plan, product, context.time) : NOTHING
    record(state, plan, made, failure, context.time)
    const { held, spent } = plan
    const failures = failure === null ? 0 : plan.failures + 1
    const isPaused = failures >= MOST_FAILURES
    const after: Plan = {
      ...plan,
      due: null,
      spent: failure === null ? spent + plan.units : spent,
      held: held + made.bought - made.fee,
      failures,
      scheduled: nextRun(plan.scheduled, plan.cycle),
      state: isPaused ? 'paused' : plan.state,
      changed: context.time,
    }
    state.earn.plans[id] = withDue(state, after)
    tell(context, after, product, made)
  },
}

/** @throws RangeError when there is none: records name plans that exist */
export function planOf({ earn }: Pick<State, 'earn'>, id: number): Plan {
  const plan = earn.plans[id]
  if (plan === undefined) throw new RangeError(`no plan ${id}`)
  return plan
}

type Made = Pick<PlanPurchase, 'bought' | 'fee'>
const NOTHING: Made = { bought: 0n, fee: 0n }

function failureOf(
  state: State,
  { member, units }: Plan,
  { pair }: RecurringProduct,
): AutoInvestOrderFailReason {
  if (state.spotBarred[member] === true) return 'MEMBER_BARRED'
  const isEither = [pair.quote, pair.coin].some((coin) => isLocked(state, { member, kind: 'spot', coin }))
  if (isEither) return 'WALLET_LOCKED'
  return availableOf(state, member, pair.quote) < units ? 'BALANCE' : null
}

/** Books one purchase: the quote coin goes to the makers, the coin comes from them, its fee cut off. */
function buy(state: State, plan: Plan, { pair, fee: share }: RecurringProduct, time: number): Made {
  const { id, member, units } = plan
  const { coin, quote } = pair
  const price = priceIn(pair, ticksAt(state, pair, time))
  const made = purchase(amountOf(units, quote), price, share)
  const [bought, fee] = [unitsIn(made.bought, coin), unitsIn(made.fee, coin)]
  const reference = `plan ${id}`
  const paid = move(spotAccount(`m${member}`, quote), spotAccount('makers', quote), units)
  post(state.ledger, { time, type: TransactionType.AUTO_INVEST_SELL, reference, entries: paid })
  const makers = spotAccount('makers', coin)
  const received = [
    ...move(makers, spotAccount(`m${member}`, coin), bought - fee),
    ...(fee > 0n ? move(makers, spotAccount('fees', coin), fee) : []),
  ]
  post(state.ledger, { time, type: TransactionType.AUTO_INVEST_BUY, reference, entries: received })
  rebate(state, { payer: member, coin, units: fee, source: reference }, time)
  return { bought, fee }
}

function record(
  { earn }: State,
  { id: plan, member, units }: Plan,
  made: Made,
  failure: AutoInvestOrderFailReason,
  time: number,
): void {
  const id = earn.nextPurchaseId
  earn.nextPurchaseId = id + 1
  earn.purchases[id] = { id, plan, member, units, ...made, failure, time }
  addOwn(earn.purchasesOf.member, member, id)
  addOwn(earn.purchasesOf.plan, plan, id)
}

/** Tells a member of each purchase; of the last of three failures that the plan is paused. */
function tell(
  context: Pick<Context, 'time' | 'emit'>,
  { id, member, state, failures }: Plan,
  { pair: { symbol, coin } }: RecurringProduct,
  { bought, fee }: Made,
): void {
  const happening = { member, account: 'spot', symbol, reference: id } as const
  if (failures === 0) {
    const amount = { coin, units: bought - fee }
    tellMember(context, { ...happening, kind: 'PLAN_BOUGHT', amount })
  } else tellMember(context, { ...happening, kind: state === 'paused' ? 'PLAN_PAUSED' : 'PLAN_FAILED' })
}
