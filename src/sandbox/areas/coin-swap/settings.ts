import type { MarginMode } from '#src/core/perpetual/account.ts'
import { headroomAt } from '#src/core/perpetual/linear/headroom.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import type { Context } from '../../kernel/machine.ts'
import { inTicks, isolatedHeadroom, positionIn, usableOf } from '../../perpetual/account.ts'
import { keptRate } from '../../perpetual/contracts.ts'
import { changeMargin } from '../../perpetual/margin.ts'
import { markAt } from '../../perpetual/market.ts'
import type { Position } from '../../perpetual/perpetual-state.ts'
import { isOpening, type ModeRefusal, setLeverage, setMode, type Side } from '../../perpetual/settings.ts'
import { contractOf, type Venue, venueOf, walletOf } from '../../perpetual/venue.ts'
import type { State } from '../state.ts'
import { COIN_MARGINED } from './contracts.ts'

export type CoinSettingCommand =
  | {
      readonly type: 'coinSwap.mode'
      readonly member: number
      readonly symbol: string
      readonly mode: MarginMode
    }
  | (Side & { readonly type: 'coinSwap.leverage'; readonly leverage: number })

type Of<T extends CoinSettingCommand['type']> = Extract<CoinSettingCommand, { type: T }>

export const coinSettingCommands = {
  /** Sets the margin mode of one contract: it has a wallet of its own. */
  'coinSwap.mode'(state: State, command: Of<'coinSwap.mode'>, context: Context<ModeRefusal>): void {
    const venue = venueOf(COIN_MARGINED, state)
    setMode(venue, walletOf(venue, command), command.mode, context)
  },

  /**
   * Sets the leverage of a direction while no orders wait to open it. The margin of its position becomes what opening
   * it would take at this leverage: the wallet pays what is missing, and gets back what is over.
   */
  'coinSwap.leverage'(
    state: State,
    command: Of<'coinSwap.leverage'>,
    { time, refuse, emit }: Context<'cancel-open-orders' | 'margin-not-enough'>,
  ): void {
    const venue = venueOf(COIN_MARGINED, state)
    const { member, symbol, direction, leverage } = command
    if (isOpening(venue, command)) refuse('cancel-open-orders')
    const before = positionIn(venue, member, symbol, direction)
    if (before !== undefined) {
      const { arithmetic } = contractOf(venue, symbol)
      const margin = arithmetic.initialMargin(before.cost, BigInt(leverage) * ONE)
      const change = margin - before.margin
      if (change > usableOf(venue, walletOf(venue, command), time)) refuse('margin-not-enough')
      if (isLiquidated(venue, { ...before, margin }, time)) refuse('margin-not-enough')
      changeMargin(venue, { ...before, leverage }, change, time)
      emit({ type: 'coinSwap.position', member, id: before.id })
    }
    setLeverage(venue, command)
  },
}

/** True where the mark price would liquidate an isolated position at once. */
function isLiquidated(venue: Venue, position: Position, time: number): boolean {
  if (position.mode === 'cross') return false
  const contract = contractOf(venue, position.symbol)
  const headroom = inTicks(isolatedHeadroom(position, contract, keptRate(contract)), contract)
  return headroomAt(headroom, BigInt(markAt(venue, contract, time))) <= 0n
}
