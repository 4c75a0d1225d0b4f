import { feeOf } from '#src/core/perpetual/linear/value.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { type Entry, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { tellMember } from '../members/events.ts'
import { rebate } from '../promotion/rebates.ts'
import type { State } from '../state.ts'
import { heldIn, positionsOf, profitAt, swapAccount } from './account.ts'
import { entriesOf, exchangeAccount, feeAccount } from './booking.ts'
import { contractOf, SETTLED, valueOf } from './contracts.ts'
import { addEntrust, endByExchange, endEntrust, marketClosing, referenceOf, waitingOf } from './entrusts.ts'
import { positionOf, putPosition } from './positions.ts'
import { crossPool, planCrossLook, shortfallIn } from './search.ts'
import { type Position, secondAfter } from './swap-state.ts'

/** Liquidates an isolated position at a price in ticks: its whole margin is lost. */
export function liquidateIsolated(state: State, id: number, price: number, context: Context): void {
  const before = positionOf(state, id)
  if (before === undefined) return
  const { member, symbol, direction } = before
  for (const entrust of waitingOf(state, member, symbol))
    if (entrust.direction === direction) endByExchange(state, entrust, context)
  const position = positionOf(state, id) ?? before
  const done = close(state, position, price, -position.margin, context)
  const margin = { account: swapAccount(member, 'margin'), units: -position.margin }
  book(state, member, [margin], { ...done, symbol }, context)
}

/**
 * Liquidates a whole account with cross margin, if the prices of this second use it up: all orders are cancelled, all
 * positions closed at the prices of that moment, and all that is left goes to the insurance fund.
 */
export function liquidateCross(state: State, member: number, context: Context): void {
  const { time } = context
  delete state.swapCrossLooks[member]
  const shortfall = shortfallIn(state, crossPool(state, member), Math.floor(time / 1000))
  if (shortfall === null) return planCrossLook(state, member, secondAfter(time))
  for (const entrust of waitingOf(state, member)) endByExchange(state, entrust, context)
  const money = (['available', 'margin'] as const).map((bucket): Entry => ({
    account: swapAccount(member, bucket),
    units: -heldIn(state, member, bucket),
  }))
  const sum = { fee: 0n, profit: 0n, order: 0, symbol: null }
  for (const position of positionsOf(state, member)) {
    const price = shortfall.prices.get(position.symbol) ?? 0
    const done = close(state, position, price, null, context)
    sum.fee += done.fee
    sum.profit += done.profit
    sum.order ||= done.order
  }
  book(state, member, money, sum, context)
}

/** Closes a position in the records; `result` is the realised profit that its entrust tells, its own where it is null. */
function close(state: State, position: Position, price: number, result: bigint | null, context: Context) {
  const { id, member, symbol, lots } = position
  const contract = contractOf(symbol)
  const value = valueOf(contract, price, lots)
  const profit = profitAt(position, contract, price)
  const fee = feeOf(value, contract.closeFee)
  const made = marketClosing(position, { lots, placedAt: price, time: context.time })
  const entrust = addEntrust(state, { ...made, isLiquidation: true })
  Object.assign(entrust, {
    filled: lots,
    value,
    fee,
    margin: position.margin,
    profit: result ?? profit,
    position: id,
  })
  putPosition(state, { ...position, lots: 0, frozen: 0 }, secondAfter(context.time))
  endEntrust(state, entrust, 'traded', context)
  context.emit({ type: 'swap.position', member, id })
  return { fee, profit, order: entrust.id }
}

/** `symbol` is null where the positions of a whole account are liquidated. */
type Liquidated = {
  readonly fee: bigint
  readonly profit: bigint
  readonly order: number
  readonly symbol: string | null
}

/** Books a liquidation at once: the makers get the loss, the exchange its fee, and the insurance fund the rest. */
function book(
  state: State,
  member: number,
  money: readonly Entry[],
  { fee, profit, order, symbol }: Liquidated,
  context: Context,
): void {
  const { time } = context
  const reference = referenceOf({ id: order })
  const taken = money.reduce((sum, { units }) => sum - units, 0n)
  const entries = entriesOf([
    ...money,
    { account: exchangeAccount('makers'), units: -profit },
    { account: feeAccount, units: fee },
    { account: exchangeAccount('insurance'), units: taken + profit - fee },
  ])
  if (entries.length > 0)
    post(state.ledger, { time, type: TransactionType.CONTRACT_LOSS, reference, entries })
  rebate(state, { payer: member, coin: SETTLED, units: fee, source: reference }, time)
  tellMember(context, {
    member,
    kind: 'LIQUIDATED',
    account: 'swap',
    symbol,
    reference: order,
    amount: { coin: SETTLED, units: -taken },
  })
}
