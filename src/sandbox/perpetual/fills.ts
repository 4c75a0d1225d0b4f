import { least, ONE } from '#src/core/perpetual/units.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { type Level } from '../market/maker-quotes.ts'
import { move, post } from '../kernel/ledger.ts'
import type { Context } from '../kernel/machine.ts'
import { toRaw } from '../kernel/transaction.ts'
import { accountOf, positionIn } from './account.ts'
import {
  bookProfit,
  countRealised,
  entriesOf,
  exchangeAccount,
  hold,
  payFee,
  type Reason,
} from './booking.ts'
import { type Contract, sizedOf, valueOf } from './contracts.ts'
import { type Entrust, isUntriggered } from './entrust.ts'
import { endByExchange, reasonOf, waitingOf } from './entrusts.ts'
import { planFunding } from './funding-times.ts'
import { raiseFunds } from './funds.ts'
import { putPosition } from './positions.ts'
import { type Position, secondAfter } from './perpetual-state.ts'
import { contractOf, type Venue } from './venue.ts'

/** The value is notional. */
type Filled = { readonly lots: number; readonly value: bigint }

/** Fills in the order of their prices. A value may be cut, so lots at one price are valued together, as books show them. */
export function totalOf(contract: Contract, fills: readonly Level[]): Filled {
  let [lots, value, first] = [0, 0n, 0]
  for (const [index, fill] of fills.entries()) {
    lots += fill.lots
    if (fills[index + 1]?.price === fill.price) continue
    value += valueOf(contract, fill.price, lots - first)
    first = lots
  }
  return { lots, value }
}

const newPosition = (venue: Venue, entrust: Entrust, time: number): Omit<Position, 'liquidation'> => {
  const { member, symbol, direction, leverage, mode } = entrust
  const id = venue.own.nextPosition
  venue.own.nextPosition = id + 1
  venue.own.positionIds[id] = { member, symbol, direction }
  planFunding(venue, time)
  const none = { lots: 0, frozen: 0, cost: 0n, margin: 0n, profit: 0n, funding: 0n }
  return { id, member, symbol, direction, mode, leverage, ...none, minPrice: null, maxPrice: null, time }
}

/** Opens, or adds to, a position with fills that are paid out of a bucket. */
export function fillOpening(
  venue: Venue,
  entrust: Entrust,
  fills: readonly Level[],
  from: 'available' | 'frozen',
  { time, emit }: Context,
): void {
  const { member, symbol, direction, leverage, minPrice, maxPrice } = toRaw(entrust)
  const contract = contractOf(venue, symbol)
  const { lots, value } = totalOf(contract, fills)
  const margin = contract.arithmetic.initialMargin(value, BigInt(leverage) * ONE)
  const fee = contract.arithmetic.feeOf(value, contract.openFee)
  const reason = reasonOf(venue, entrust, time)
  hold(venue, reason, from, 'margin', margin)
  payFee(venue, reason, from, fee)
  const position = positionIn(venue, member, symbol, direction) ?? newPosition(venue, entrust, time)
  const grown = { lots: position.lots + lots, cost: position.cost + value, margin: position.margin + margin }
  const stops = {
    minPrice: minPrice ?? position.minPrice,
    maxPrice: maxPrice ?? position.maxPrice,
  }
  putPosition(venue, { ...position, ...grown, ...stops }, secondAfter(time))
  entrust.filled += lots
  entrust.value += value
  entrust.margin += margin
  entrust.fee += fee
  entrust.position = position.id
  emit({ type: `${venue.kind.id}.position`, member, id: position.id })
}

/** Closes a position, or part of it, with fills; `aside` lots of them were set aside before. */
export function fillClosing(
  venue: Venue,
  entrust: Entrust,
  position: Position,
  fills: readonly Level[],
  { aside, context }: { readonly aside: number; readonly context: Context },
): void {
  const { member, symbol } = entrust
  const { time, emit } = context
  const contract = contractOf(venue, symbol)
  const { arithmetic } = contract
  const { lots, value } = totalOf(contract, fills)
  const size = BigInt(lots) * contract.lot
  const part = arithmetic.closed(sizedOf(position, contract), { size, notional: value })
  const left = putPosition(
    venue,
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
  const reason = reasonOf(venue, entrust, time)
  hold(venue, reason, 'margin', 'available', part.margin)
  const owed = arithmetic.feeOf(value, contract.closeFee)
  const loss = part.profit < 0n ? -part.profit : 0n
  // An isolated position risks its margin alone.
  const funds = position.mode === 'isolated' ? part.margin : raiseFunds(venue, reason, loss + owed, context)
  if (loss === 0n) bookProfit(venue, reason, part.profit)
  else bookLoss(venue, reason, loss, funds)
  const rest = loss === 0n ? funds + part.profit : funds > loss ? funds - loss : 0n
  const fee = least(owed, rest)
  payFee(venue, reason, 'available', fee)
  entrust.filled += lots
  entrust.value += value
  entrust.margin += part.margin
  entrust.profit += part.profit
  entrust.fee += fee
  entrust.position = position.id
  if (left === undefined) cancelClosings(venue, position, context)
  emit({ type: `${venue.kind.id}.position`, member, id: position.id })
}

/** A loss is paid out of the funds that stand behind it; the insurance fund pays what they lack. */
function bookLoss(venue: Venue, reason: Reason, loss: bigint, funds: bigint): void {
  const { coin, reference, time } = reason
  const paid = least(loss, funds)
  const own = accountOf(venue, reason, 'available')
  const makers = exchangeAccount(venue, coin, 'makers')
  const entries = entriesOf([
    ...move(own, makers, paid),
    ...move(exchangeAccount(venue, coin, 'insurance'), makers, loss - paid),
  ])
  post(venue.state.ledger, { time, type: TransactionType.CONTRACT_LOSS, reference, entries })
  countRealised(venue, reason, -paid)
}

/** Cancels what waits to close a position that is gone. */
function cancelClosings(
  venue: Venue,
  { member, symbol, direction }: Pick<Position, 'member' | 'symbol' | 'direction'>,
  context: Context,
): void {
  for (const entrust of waitingOf(venue, member, symbol))
    if (entrust.action === 'close' && entrust.direction === direction && isUntriggered(entrust))
      endByExchange(venue, entrust, context)
}
