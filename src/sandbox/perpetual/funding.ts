import { least } from '#src/core/perpetual/units.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { move, post } from '../kernel/ledger.ts'
import type { Context } from '../kernel/machine.ts'
import { toRaw } from '../kernel/transaction.ts'
import { tellMember } from '../areas/members/events.ts'
import { accountOf, positionIn, positionsOf } from './account.ts'
import { entriesOf, exchangeAccount, referenceTo } from './booking.ts'
import { valueOf } from './contracts.ts'
import { fundingRate, planFunding } from './funding-times.ts'
import { raiseFunds } from './funds.ts'
import { markAt } from './market.ts'
import type { Position } from './perpetual-state.ts'
import { putPosition } from './positions.ts'
import { planCrossLook } from './search.ts'
import { contractOf, type Venue, walletOf } from './venue.ts'

/** Funds all positions at their mark prices; who cannot pay any more is liquidated in the same second. */
export function fund(venue: Venue, context: Context): void {
  const { time } = context
  venue.own.funding = null
  for (const [coin, wallets] of Object.entries(toRaw(venue.own.positions)))
    for (const member of Object.keys(wallets).map(Number)) {
      const wallet = { member, coin }
      for (const position of positionsOf(venue, wallet)) fundPosition(venue, position, context)
      planCrossLook(venue, wallet, Math.floor(time / 1000))
      if (positionsOf(venue, wallet).length > 0) planFunding(venue, time)
    }
}

function fundPosition(venue: Venue, { member, symbol, direction }: Position, context: Context): void {
  const { time } = context
  const contract = contractOf(venue, symbol)
  // What another position of the wallet has paid may come from this one.
  const position = positionIn(venue, member, symbol, direction)
  if (position === undefined) return
  const value = valueOf(contract, markAt(venue, contract, time), position.lots)
  const owed = contract.arithmetic.fundingOwed(direction, value, fundingRate(venue, contract, time))
  if (owed > 0n) pay(venue, position, owed, context)
  else if (owed < 0n) receive(venue, position, -owed, time)
  tellFunded(venue, position, context)
}

/** Tells what a position has just paid or received, if anything. */
function tellFunded(venue: Venue, before: Position, context: Context): void {
  const { id, member, symbol, direction } = before
  const units = (positionIn(venue, member, symbol, direction)?.funding ?? 0n) - before.funding
  if (units === 0n) return
  context.emit({ type: `${venue.kind.id}.position`, member, id })
  const { coin } = walletOf(venue, before)
  const amount = { coin, units }
  tellMember(context, { member, kind: 'FUNDING', account: venue.kind.id, symbol, reference: id, amount })
}

/** Out of what is available, then out of the margin, as far as they reach. */
function pay(venue: Venue, before: Position, owed: bigint, context: Context): void {
  const { time } = context
  const { member, symbol, direction } = before
  const wallet = walletOf(venue, before)
  const makers = exchangeAccount(venue, wallet.coin, 'makers')
  const reference = referenceTo(venue, symbol)
  const available = least(owed, raiseFunds(venue, { ...wallet, reference, time }, owed, context))
  const position = positionIn(venue, member, symbol, direction) ?? before
  const margin = least(owed - available, position.margin)
  const paid = available + margin
  if (paid === 0n) return
  const entries = entriesOf([
    ...move(accountOf(venue, wallet, 'available'), makers, available),
    ...move(accountOf(venue, wallet, 'margin'), makers, margin),
  ])
  post(venue.state.ledger, { time, type: TransactionType.PAY_CHARGE_FEE, reference, entries })
  const changed = { ...position, margin: position.margin - margin, funding: position.funding - paid }
  putPosition(venue, changed, Math.floor(time / 1000))
}

function receive(venue: Venue, position: Position, units: bigint, time: number): void {
  const wallet = walletOf(venue, position)
  const makers = exchangeAccount(venue, wallet.coin, 'makers')
  const entries = move(makers, accountOf(venue, wallet, 'available'), units)
  const reference = referenceTo(venue, position.symbol)
  post(venue.state.ledger, { time, type: TransactionType.GET_CHARGE_FEE, reference, entries })
  putPosition(venue, { ...position, funding: position.funding + units }, Math.floor(time / 1000))
}
