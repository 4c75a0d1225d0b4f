import type { Context } from '../kernel/machine.ts'
import { toRaw } from '../kernel/transaction.ts'
import { positionIn } from './account.ts'
import { hold } from './booking.ts'
import { type Entrust, restOf } from './entrust.ts'
import { endEntrust, frozenBy, reasonOf, takeOffLevel } from './entrusts.ts'
import { fillClosing, fillOpening } from './fills.ts'
import { planCrossLook } from './search.ts'
import { secondAfter } from './perpetual-state.ts'
import { tellOf } from './tell.ts'
import { type Venue, walletOf } from './venue.ts'

/** Fills so many lots of a resting order at its own price; one that is filled ends. */
export function fillResting(venue: Venue, entrust: Entrust, lots: number, context: Context): void {
  const { member, symbol, direction, action, price, profit, fee } = toRaw(entrust)
  const isWhole = lots === restOf(toRaw(entrust))
  if (isWhole) takeOffLevel(venue, entrust)
  const fills = [{ price, lots }]
  const position = positionIn(venue, member, symbol, direction)
  if (action === 'open') fillFrozen(venue, entrust, fills, context)
  else if (position !== undefined) fillClosing(venue, entrust, position, fills, { aside: lots, context })
  if (isWhole) endEntrust(venue, entrust, 'traded', context)
  else context.emit({ type: `${venue.kind.id}.entrust`, id: entrust.id })
  tellOf(venue, entrust, 'ORDER_FILLED', context, { profit, fee })
  planCrossLook(venue, walletOf(venue, entrust), secondAfter(context.time))
}

/** Margin and fee of parts are cut: what the whole has frozen beyond them becomes available. */
function fillFrozen(
  venue: Venue,
  entrust: Entrust,
  fills: readonly { readonly price: number; readonly lots: number }[],
  context: Context,
): void {
  const own = toRaw(entrust)
  const { margin, fee } = own
  const before = frozenBy(venue, own)
  fillOpening(venue, entrust, fills, 'frozen', context)
  const spent = own.margin - margin + own.fee - fee
  const rest = before - spent - frozenBy(venue, own)
  hold(venue, reasonOf(venue, own, context.time), 'frozen', 'available', rest)
}
