import type { MarginMode } from '#src/core/perpetual/account.ts'
import type { Context } from '../../kernel/machine.ts'
import { ownPosition } from '../../perpetual/margin.ts'
import { secondAfter } from '../../perpetual/perpetual-state.ts'
import { putPosition } from '../../perpetual/positions.ts'
import {
  isLeverageBound,
  type ModeRefusal,
  setLeverage,
  setMode,
  type Side,
} from '../../perpetual/settings.ts'
import { venueOf } from '../../perpetual/venue.ts'
import type { State } from '../state.ts'
import { SETTLED, USDT_MARGINED } from './contracts.ts'

export type SettingCommand =
  | { readonly type: 'swap.mode'; readonly member: number; readonly mode: MarginMode }
  | (Side & { readonly type: 'swap.leverage'; readonly leverage: number })
  | {
      readonly type: 'swap.stops'
      readonly member: number
      readonly position: number
      /** Ticks; null removes one. */
      readonly minPrice: number | null
      readonly maxPrice: number | null
    }

type Of<T extends SettingCommand['type']> = Extract<SettingCommand, { type: T }>

export const settingCommands = {
  /** Sets the margin mode of the whole account. */
  'swap.mode': (state: State, { member, mode }: Of<'swap.mode'>, context: Context<ModeRefusal>): void =>
    setMode(venueOf(USDT_MARGINED, state), { member, coin: SETTLED }, mode, context),

  /** Sets the leverage of a direction, while it has neither a position nor orders to open one. */
  'swap.leverage'(
    state: State,
    command: Of<'swap.leverage'>,
    { refuse }: Context<'positions-or-orders-open'>,
  ): void {
    const venue = venueOf(USDT_MARGINED, state)
    if (isLeverageBound(venue, command)) refuse('positions-or-orders-open')
    setLeverage(venue, command)
  },

  /** Sets the prices that close a position: one below the market and one above it, either alone. */
  'swap.stops'(
    state: State,
    { member, position: id, minPrice, maxPrice }: Of<'swap.stops'>,
    { time, refuse, emit }: Context<'position-not-found'>,
  ): void {
    const venue = venueOf(USDT_MARGINED, state)
    const position = ownPosition(venue, member, id) ?? refuse('position-not-found')
    putPosition(venue, { ...position, minPrice, maxPrice }, secondAfter(time))
    emit({ type: 'swap.position', member, id })
  },
}
