import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'
import { positionIn } from './account.ts'
import { contractOf } from './contracts.ts'
import { addEntrust, endEntrust } from './entrusts.ts'
import { markAt } from './market.ts'
import { commitClosing, planClosing } from './place.ts'
import type { Position } from './swap-state.ts'

/**
 * Closes all lots of a position that no order has set aside, at the makers' quotes of a moment (epoch ms). What the
 * book cannot take stays open.
 */
export function closeAtMarket(
  state: State,
  { member, symbol, direction }: Pick<Position, 'member' | 'symbol' | 'direction'>,
  {
    moment,
    context,
    isFromStop = false,
  }: { readonly moment: number; readonly context: Context; readonly isFromStop?: boolean },
): void {
  const position = positionIn(state, member, symbol, direction)
  if (position === undefined || position.lots === position.frozen) return
  const entrust = addEntrust(state, {
    member,
    symbol,
    direction,
    action: 'close',
    kind: 'market',
    price: 0,
    triggerPrice: 0,
    placedAt: markAt(state, contractOf(symbol), context.time),
    leverage: position.leverage,
    mode: position.mode,
    lots: position.lots - position.frozen,
    minPrice: null,
    maxPrice: null,
    isFromStop,
    isLiquidation: false,
    time: context.time,
  })
  const fills = planClosing(state, entrust, position, moment)
  if (fills.length === 0) endEntrust(state, entrust, 'failed', context)
  else commitClosing(state, entrust, position, fills, { moment, context })
}
