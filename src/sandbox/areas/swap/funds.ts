import { least } from '#src/core/perpetual/units.ts'
import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'
import { heldIn, modeOf, positionsOf, profitAt } from './account.ts'
import { bookProfit, hold } from './booking.ts'
import { contractOf } from './contracts.ts'
import { endByExchange, frozenBy, waitingOf } from './entrusts.ts'
import { markAt } from './market.ts'
import { putPosition } from './positions.ts'
import { secondAfter } from './swap-state.ts'

/**
 * Makes so much of a cross account available where it can: its money stands behind every loss, but part of it may lie
 * in the margins of other positions, in profits that no posting has brought yet, and in waiting orders. They are taken
 * in this order. A profit is realised by moving the cost of its position, so that its equity stays the same.
 * Returns what is available then.
 */
export function raiseFunds(
  state: State,
  { member, reference }: { readonly member: number; readonly reference: string },
  needed: bigint,
  context: Context,
): bigint {
  const { time } = context
  const reason = { member, reference, time }
  const missing = (): bigint => needed - heldIn(state, member, 'available')
  if (modeOf(state, member) === 'cross' && missing() > 0n) {
    for (const position of positionsOf(state, member)) {
      const units = least(missing(), position.margin)
      if (units <= 0n) continue
      putPosition(state, { ...position, margin: position.margin - units }, secondAfter(time))
      hold(state, reason, 'margin', 'available', units)
      context.emit({ type: 'swap.position', member, id: position.id })
    }
    for (const position of positionsOf(state, member)) {
      const contract = contractOf(position.symbol)
      const units = least(missing(), profitAt(position, contract, markAt(state, contract, time)))
      if (units <= 0n) continue
      const { cost, profit, direction } = position
      const moved = direction === 'long' ? cost + units : cost - units
      putPosition(state, { ...position, cost: moved, profit: profit + units }, secondAfter(time))
      bookProfit(state, reason, units)
      context.emit({ type: 'swap.position', member, id: position.id })
    }
    for (const entrust of waitingOf(state, member))
      if (missing() > 0n && frozenBy(entrust) > 0n) endByExchange(state, entrust, context)
  }
  return heldIn(state, member, 'available')
}
