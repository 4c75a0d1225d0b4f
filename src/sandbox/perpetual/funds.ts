import { least } from '#src/core/perpetual/units.ts'
import type { Context } from '../kernel/machine.ts'
import { heldIn, modeOf, positionsOf, profitAt } from './account.ts'
import { bookProfit, hold, type Reason } from './booking.ts'
import { endByExchange, frozenBy, waitingOf } from './entrusts.ts'
import { markAt } from './market.ts'
import { secondAfter } from './perpetual-state.ts'
import { putPosition } from './positions.ts'
import { contractOf, type Venue, walletOf } from './venue.ts'

/**
 * Makes so much of a wallet with cross margin available where it can: its money stands behind every loss, but part of
 * it may lie in the margins of other positions, in profits that no posting has brought yet, and in waiting orders. They
 * are taken in this order. A profit is realised by moving the cost of its position, so that its equity stays the same.
 * Returns what is available then.
 */
export function raiseFunds(venue: Venue, reason: Reason, needed: bigint, context: Context): bigint {
  const { time, member, coin } = reason
  const missing = (): bigint => needed - heldIn(venue, reason, 'available')
  if (modeOf(venue, reason) === 'cross' && missing() > 0n) {
    for (const position of positionsOf(venue, reason)) {
      const units = least(missing(), position.margin)
      if (units <= 0n) continue
      putPosition(venue, { ...position, margin: position.margin - units }, secondAfter(time))
      hold(venue, reason, 'margin', 'available', units)
      context.emit({ type: `${venue.kind.id}.position`, member, id: position.id })
    }
    for (const position of positionsOf(venue, reason)) {
      const contract = contractOf(venue, position.symbol)
      const units = least(missing(), profitAt(position, contract, markAt(venue, contract, time)))
      if (units <= 0n) continue
      const cost = contract.arithmetic.costAfterProfit(position, units)
      putPosition(venue, { ...position, cost, profit: position.profit + units }, secondAfter(time))
      bookProfit(venue, reason, units)
      context.emit({ type: `${venue.kind.id}.position`, member, id: position.id })
    }
    for (const entrust of waitingOf(venue, member))
      if (missing() > 0n && walletOf(venue, entrust).coin === coin && frozenBy(venue, entrust) > 0n)
        endByExchange(venue, entrust, context)
  }
  return heldIn(venue, reason, 'available')
}
