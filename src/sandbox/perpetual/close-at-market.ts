import type { Context } from '../kernel/machine.ts'
import { positionIn } from './account.ts'
import type { Entrust } from './entrust.ts'
import { addEntrust, endEntrust, marketClosing } from './entrusts.ts'
import { markAt } from './market.ts'
import { commitClosing, planClosing } from './place.ts'
import type { Position } from './perpetual-state.ts'
import { contractOf, type Venue } from './venue.ts'

/**
 * Closes all lots of a position that no order has set aside, at the makers' quotes of a moment (epoch ms). What the
 * book cannot take stays open. Returns its entrust; undefined where there is nothing to close.
 */
export function closeAtMarket(
  venue: Venue,
  { member, symbol, direction }: Pick<Position, 'member' | 'symbol' | 'direction'>,
  {
    moment,
    context,
    isFromStop = false,
  }: { readonly moment: number; readonly context: Context; readonly isFromStop?: boolean },
): Entrust | undefined {
  const position = positionIn(venue, member, symbol, direction)
  if (position === undefined || position.lots === position.frozen) return undefined
  const { time } = context
  const [lots, placedAt] = [position.lots - position.frozen, markAt(venue, contractOf(venue, symbol), time)]
  const entrust = addEntrust(venue, { ...marketClosing(position, { lots, placedAt, time }), isFromStop })
  const fills = planClosing(venue, entrust, position, moment)
  if (fills.length === 0) endEntrust(venue, entrust, 'failed', context)
  else commitClosing(venue, entrust, position, fills, { moment, context })
  return entrust
}
