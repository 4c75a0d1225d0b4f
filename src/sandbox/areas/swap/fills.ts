import { closed } from '#src/core/perpetual/linear/position.ts'
import { feeOf, initialMargin } from '#src/core/perpetual/linear/value.ts'
import { least, ONE } from '#src/core/perpetual/units.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { type Level } from '../../market/maker-quotes.ts'
import { move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'
import { linearOf, positionIn, swapAccount } from './account.ts'
import { bookProfit, entriesOf, exchangeAccount, hold, payFee, type Reason } from './booking.ts'
import { contractOf, valueOf } from './contracts.ts'
import { type Entrust, isUntriggered } from './entrust.ts'
import { endByExchange, referenceOf, waitingOf } from './entrusts.ts'
import { planFunding } from './funding-times.ts'
import { raiseFunds } from './funds.ts'
import { putPosition } from './positions.ts'
import { type Position, secondAfter } from './swap-state.ts'

type Filled = { readonly lots: number; readonly value: bigint }

export const totalOf = (symbol: string, fills: readonly Level[]): Filled => ({
  lots: fills.reduce((sum, { lots }) => sum + lots, 0),
  value: fills.reduce((sum, { price, lots }) => sum + valueOf(contractOf(symbol), price, lots), 0n),
})

const newPosition = (state: State, entrust: Entrust, time: number): Omit<Position, 'liquidation'> => {
  const { member, symbol, direction, leverage, mode } = entrust
  const id = state.nextSwapPosition
  state.nextSwapPosition = id + 1
  state.swapPositionIds[id] = { member, symbol, direction }
  planFunding(state, time)
  const none = { lots: 0, frozen: 0, cost: 0n, margin: 0n, profit: 0n, funding: 0n }
  return { id, member, symbol, direction, mode, leverage, ...none, minPrice: null, maxPrice: null, time }
}

/** Opens, or adds to, a position with fills that are paid out of a bucket. */
export function fillOpening(
  state: State,
  entrust: Entrust,
  fills: readonly Level[],
  from: 'available' | 'frozen',
  { time, emit }: Context,
): void {
  const { member, symbol, direction, leverage } = entrust
  const { lots, value } = totalOf(symbol, fills)
  const margin = initialMargin(value, BigInt(leverage) * ONE)
  const fee = feeOf(value, contractOf(symbol).openFee)
  const reason = { member, reference: referenceOf(entrust), time }
  hold(state, reason, from, 'margin', margin)
  payFee(state, reason, from, fee)
  const position = positionIn(state, member, symbol, direction) ?? newPosition(state, entrust, time)
  const grown = { lots: position.lots + lots, cost: position.cost + value, margin: position.margin + margin }
  const stops = {
    minPrice: entrust.minPrice ?? position.minPrice,
    maxPrice: entrust.maxPrice ?? position.maxPrice,
  }
  putPosition(state, { ...position, ...grown, ...stops }, secondAfter(time))
  entrust.filled += lots
  entrust.value += value
  entrust.margin += margin
  entrust.fee += fee
  entrust.position = position.id
  emit({ type: 'swap.position', member, id: position.id })
}

/** Closes a position, or part of it, with fills; `aside` lots of them were set aside before. */
export function fillClosing(
  state: State,
  entrust: Entrust,
  position: Position,
  fills: readonly Level[],
  { aside, context }: { readonly aside: number; readonly context: Context },
): void {
  const { member, symbol } = entrust
  const { time, emit } = context
  const contract = contractOf(symbol)
  const { lots, value } = totalOf(symbol, fills)
  const part = closed(linearOf(position, contract), { size: BigInt(lots) * contract.lot, notional: value })
  const left = putPosition(
    state,
    {
      ...position,
      lots: position.lots - lots,
      frozen: position.frozen - aside,
      cost: position.cost - part.cost,
      margin: position.margin - part.margin,
      profit: position.profit + part.profit,
    },
    secondAfter(time),
  )
  const reason = { member, reference: referenceOf(entrust), time }
  hold(state, reason, 'margin', 'available', part.margin)
  const owed = feeOf(value, contract.closeFee)
  const loss = part.profit < 0n ? -part.profit : 0n
  // An isolated position risks its margin alone.
  const funds = position.mode === 'isolated' ? part.margin : raiseFunds(state, reason, loss + owed, context)
  if (loss === 0n) bookProfit(state, reason, part.profit)
  else bookLoss(state, reason, loss, funds)
  const rest = loss === 0n ? funds + part.profit : funds > loss ? funds - loss : 0n
  const fee = least(owed, rest)
  payFee(state, reason, 'available', fee)
  entrust.filled += lots
  entrust.value += value
  entrust.margin += part.margin
  entrust.profit += part.profit
  entrust.fee += fee
  entrust.position = position.id
  if (left === undefined) cancelClosings(state, position, context)
  emit({ type: 'swap.position', member, id: position.id })
}

/** A loss is paid out of the funds that stand behind it; the insurance fund pays what they lack. */
function bookLoss(state: State, { member, reference, time }: Reason, loss: bigint, funds: bigint): void {
  const paid = least(loss, funds)
  const [own, makers] = [swapAccount(member, 'available'), exchangeAccount('makers')]
  const entries = entriesOf([
    ...move(own, makers, paid),
    ...move(exchangeAccount('insurance'), makers, loss - paid),
  ])
  post(state.ledger, { time, type: TransactionType.CONTRACT_LOSS, reference, entries })
}

/** Cancels what waits to close a position that is gone. */
function cancelClosings(
  state: State,
  { member, symbol, direction }: Pick<Position, 'member' | 'symbol' | 'direction'>,
  context: Context,
): void {
  for (const entrust of waitingOf(state, member, symbol))
    if (entrust.action === 'close' && entrust.direction === direction && isUntriggered(entrust))
      endByExchange(state, entrust, context)
}
