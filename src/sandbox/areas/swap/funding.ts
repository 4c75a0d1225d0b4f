import { fundingOf } from '#src/core/perpetual/linear/value.ts'
import { least } from '#src/core/perpetual/units.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { toRaw } from '../../kernel/transaction.ts'
import { tellMember } from '../members/events.ts'
import type { State } from '../state.ts'
import { positionIn, positionsOf, swapAccount } from './account.ts'
import { entriesOf, exchangeAccount } from './booking.ts'
import { contractOf, SETTLED, valueOf } from './contracts.ts'
import { fundingRate, planFunding } from './funding-times.ts'
import { raiseFunds } from './funds.ts'
import { markAt } from './market.ts'
import { putPosition } from './positions.ts'
import { planCrossLook } from './search.ts'
import type { Position } from './swap-state.ts'

/** Funds all positions at their mark prices; who cannot pay any more is liquidated in the same second. */
export function fund(state: State, context: Context): void {
  const { time } = context
  state.swapFunding = null
  const members = Object.keys(toRaw(state.swapPositions)).map(Number)
  for (const member of members) {
    for (const position of positionsOf(state, member)) fundPosition(state, position, context)
    planCrossLook(state, member, Math.floor(time / 1000))
    if (positionsOf(state, member).length > 0) planFunding(state, time)
  }
}

function fundPosition(state: State, { member, symbol, direction }: Position, context: Context): void {
  const { time } = context
  const contract = contractOf(symbol)
  const position = positionIn(state, member, symbol, direction)
  if (position === undefined) return
  const value = valueOf(contract, markAt(state, contract, time), position.lots)
  const owedByLong = fundingOf(value, fundingRate(state, symbol, time))
  const owed = direction === 'long' ? owedByLong : -owedByLong
  if (owed > 0n) pay(state, position, owed, context)
  else if (owed < 0n) receive(state, position, -owed, time)
  if (owed !== 0n) tellFunded(state, position, context)
}

/** Tells what a position has just paid or received. */
function tellFunded(state: State, before: Position, context: Context): void {
  const { id, member, symbol, direction } = before
  const units = (positionIn(state, member, symbol, direction)?.funding ?? 0n) - before.funding
  if (units === 0n) return
  context.emit({ type: 'swap.position', member, id })
  const amount = { coin: SETTLED, units }
  tellMember(context, { member, kind: 'FUNDING', account: 'swap', symbol, reference: id, amount })
}

const referenceOf = ({ symbol }: Position): string => `contract ${symbol}`
const makers = exchangeAccount('makers')

/** Out of what is available, then out of the margin, as far as they reach. */
function pay(state: State, before: Position, owed: bigint, context: Context): void {
  const { time } = context
  const { member, symbol, direction } = before
  const reference = referenceOf(before)
  const available = least(owed, raiseFunds(state, { member, reference }, owed, context))
  const position = positionIn(state, member, symbol, direction) ?? before
  const margin = least(owed - available, position.margin)
  const paid = available + margin
  if (paid === 0n) return
  const entries = entriesOf([
    ...move(swapAccount(member, 'available'), makers, available),
    ...move(swapAccount(member, 'margin'), makers, margin),
  ])
  post(state.ledger, { time, type: TransactionType.PAY_CHARGE_FEE, reference, entries })
  const changed = { ...position, margin: position.margin - margin, funding: position.funding - paid }
  putPosition(state, changed, Math.floor(time / 1000))
}

function receive(state: State, position: Position, units: bigint, time: number): void {
  const entries = move(makers, swapAccount(position.member, 'available'), units)
  const reference = referenceOf(position)
  post(state.ledger, { time, type: TransactionType.GET_CHARGE_FEE, reference, entries })
  putPosition(state, { ...position, funding: position.funding + units }, Math.floor(time / 1000))
}
