import { TransactionType } from '#generated/wire/transaction-type.ts'
import { interestOf } from '#src/core/earn/interest.ts'
import { firstInterestDay, redemptionDate } from '#src/core/earn/term.ts'
import { toText } from '#src/core/money/decimal.ts'
import { schedule } from '../../kernel/due.ts'
import { move, post, requireBalance } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { tellMember } from '../members/events.ts'
import { addOwn } from '../own.ts'
import type { State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'
import { fixedAccount, spotAccount } from './accounts.ts'
import { dropOwn, type EarnDue, isStopped, type SavingsOrder } from './earn-state.ts'
import { findSavingsProduct } from './savings-products.ts'
import { amountOf, unitsIn } from '../wallets/amounts.ts'

export type SavingsCommand = {
  readonly type: 'savings.buy'
  readonly member: number
  /** Number of the product. */
  readonly product: number
  /** Smallest units of its coin. */
  readonly units: bigint
}

type BuyRefusal =
  | 'cannot-invest'
  | 'product-not-found'
  | 'incorrect-activity-status'
  | 'wallet-locked'
  | 'insufficient-balance'

export const savingsCommands = {
  /** Moves an amount from the spot account into a product; gives the number of the order. */
  'savings.buy'(state: State, command: SavingsCommand, { time, refuse }: Context<BuyRefusal>): number {
    const { member, units } = command
    if (state.spotBarred[member] === true) refuse('cannot-invest')
    const product = findSavingsProduct(command.product) ?? refuse('product-not-found')
    const { coin, rate, duration } = product
    if (isStopped(state, 'savings', product.id)) refuse('incorrect-activity-status')
    for (const kind of ['spot', 'finance'] as const)
      if (isLocked(state, { member, kind, coin })) refuse('wallet-locked')
    requireBalance(state.ledger, spotAccount(`m${member}`, coin), units, refuse)
    const { earn } = state
    const id = earn.nextOrderId
    const entries = move(spotAccount(`m${member}`, coin), fixedAccount(`m${member}`, coin), units)
    post(state.ledger, {
      time,
      type: TransactionType.LOCKED_SAVING_BUY,
      reference: `savings ${id}`,
      entries,
    })
    const start = firstInterestDay(time)
    const end = redemptionDate(start, duration)
    const interest = unitsIn(interestOf(amountOf(units, coin), rate, duration), coin)
    earn.nextOrderId = id + 1
    const terms = { product: product.id, coin, units, rate: toText(rate), duration, interest }
    earn.orders[id] = { id, member, ...terms, time, start, end, isDone: false }
    earn.open[member] = [...(earn.open[member] ?? []), id]
    noteTotal(state, { member, coin }, 0n, time)
    schedule(state.due, end, { type: 'savings.mature', id })
    return id
  },
}

export const savingsDues = {
  /** Pays amount and interest back to the spot account, whether the wallet is locked or not. */
  'savings.mature'(
    state: State,
    { id }: Extract<EarnDue, { type: 'savings.mature' }>,
    context: Context,
  ): void {
    const { earn } = state
    const { time } = context
    const order = savingsOrder(state, id)
    const { member, coin, units, interest } = order
    const [spot, reference] = [spotAccount(`m${member}`, coin), `savings ${id}`]
    const back = move(fixedAccount(`m${member}`, coin), spot, units)
    post(state.ledger, { time, type: TransactionType.LOCKED_SAVING_SELL, reference, entries: back })
    const paid = move(spotAccount('savings', coin), spot, interest)
    if (interest > 0n)
      post(state.ledger, { time, type: TransactionType.FINANCE_REWARD, reference, entries: paid })
    earn.orders[id] = { ...order, isDone: true }
    dropOwn(earn.open, member, id)
    addOwn(earn.done, member, id)
    noteTotal(state, order, interest, time)
    const amount = { coin, units: units + interest }
    tellMember(context, { kind: 'SAVINGS_MATURED', member, account: 'spot', amount, reference: id })
  },
}

/** @throws RangeError when there is none: records name orders that exist */
export function savingsOrder({ earn }: Pick<State, 'earn'>, id: number): SavingsOrder {
  const order = earn.orders[id]
  if (order === undefined) throw new RangeError(`no savings order ${id}`)
  return order
}

/** Key of the totals of a member's products. */
export const totalKey = (member: number, coin: string): string => `${member}/${coin}`

function noteTotal(
  { earn }: State,
  { member, coin }: Pick<SavingsOrder, 'member' | 'coin'>,
  interest: bigint,
  time: number,
): void {
  const known = earn.totals[totalKey(member, coin)]
  const earned = (known?.earned ?? 0n) + interest
  earn.totals[totalKey(member, coin)] = { earned, first: known?.first ?? time, last: time }
}
