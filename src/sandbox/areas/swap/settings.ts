import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import { initialMargin } from '#src/core/perpetual/linear/value.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'
import { leverageOf, modeOf, positionIn, positionsOf, profitAt, usableOf } from './account.ts'
import { hold } from './booking.ts'
import { contractOf, valueOf } from './contracts.ts'
import { waitingOf } from './entrusts.ts'
import { markAt } from './market.ts'
import { positionOf, putPosition } from './positions.ts'
import { type Position, secondAfter, sideKey } from './swap-state.ts'

export type SettingCommand =
  | { readonly type: 'swap.mode'; readonly member: number; readonly mode: MarginMode }
  | {
      readonly type: 'swap.leverage'
      readonly member: number
      readonly symbol: string
      readonly direction: Direction
      readonly leverage: number
    }
  | {
      readonly type: 'swap.stops'
      readonly member: number
      readonly position: number
      /** Ticks; null removes one. */
      readonly minPrice: number | null
      readonly maxPrice: number | null
    }
  | {
      readonly type: 'swap.adjust'
      readonly member: number
      readonly position: number
      readonly how: 'add' | 'take'
      /** Smallest units of USDT. */
      readonly units: bigint
    }

type Of<T extends SettingCommand['type']> = Extract<SettingCommand, { type: T }>

/** A position of the member; closed ones and those of others do not exist for him. */
export const ownPosition = (state: State, member: number, id: number | string): Position | undefined => {
  const position = positionOf(state, id)
  return position?.member === member ? position : undefined
}

export const settingCommands = {
  /** Sets the margin mode of the whole account, while it has neither positions nor waiting orders. */
  'swap.mode'(
    state: State,
    { member, mode }: Of<'swap.mode'>,
    { refuse, emit }: Context<'margin-mode-same' | 'positions-or-orders-open'>,
  ): void {
    if (modeOf(state, member) === mode) refuse('margin-mode-same')
    if (isModeBound(state, member)) refuse('positions-or-orders-open')
    state.swapModes[member] = mode
    emit({ type: 'swap.account', member })
  },

  'swap.leverage'(
    state: State,
    command: Of<'swap.leverage'>,
    { refuse }: Context<'positions-or-orders-open'>,
  ): void {
    const { member, symbol, direction } = command
    if (isLeverageBound(state, member, symbol, direction)) refuse('positions-or-orders-open')
    setLeverage(state, command)
  },

  /** Sets the prices that close a position: one below the market and one above it, either alone. */
  'swap.stops'(
    state: State,
    { member, position: id, minPrice, maxPrice }: Of<'swap.stops'>,
    { time, refuse, emit }: Context<'position-not-found'>,
  ): void {
    const position = ownPosition(state, member, id) ?? refuse('position-not-found')
    putPosition(state, { ...position, minPrice, maxPrice }, secondAfter(time))
    emit({ type: 'swap.position', member, id })
  },

  /**
   * Adds margin to an isolated position or takes some. As much has to stay as opened it, and as would open it at the
   * present price, losses counted.
   */
  'swap.adjust'(
    state: State,
    { member, position: id, how, units }: Of<'swap.adjust'>,
    { time, refuse, emit }: Context<'position-not-found' | 'isolated-margin-only' | 'margin-not-adjustable'>,
  ): void {
    const position = ownPosition(state, member, id) ?? refuse('position-not-found')
    if (position.mode === 'cross') refuse('isolated-margin-only')
    const margin = how === 'add' ? position.margin + units : position.margin - units
    if (how === 'add' ? units > usableOf(state, member, time) : margin < leastMargin(state, position, time))
      refuse('margin-not-adjustable')
    const [from, to] = how === 'add' ? (['available', 'margin'] as const) : (['margin', 'available'] as const)
    hold(state, { member, reference: `position ${id}`, time }, from, to, units)
    putPosition(state, { ...position, margin }, secondAfter(time))
    emit({ type: 'swap.position', member, id })
  },
}

/** Margin that has to stay in an isolated position. */
export function leastMargin(state: State, position: Position, time: number): bigint {
  const contract = contractOf(position.symbol)
  const mark = markAt(state, contract, time)
  const leverage = BigInt(position.leverage) * ONE
  const opened = initialMargin(position.cost, leverage)
  const present =
    initialMargin(valueOf(contract, mark, position.lots), leverage) - profitAt(position, contract, mark)
  return opened > present ? opened : present
}

/** True while a member has positions or waiting orders, which are of one margin mode. */
export const isModeBound = (state: State, member: number): boolean =>
  positionsOf(state, member).length > 0 || waitingOf(state, member).length > 0

/** True while a direction has a position or waiting orders, whose leverage must not change. */
export const isLeverageBound = (
  state: State,
  member: number,
  symbol: string,
  direction: Direction,
): boolean =>
  positionIn(state, member, symbol, direction) !== undefined ||
  waitingOf(state, member, symbol).some((each) => each.action === 'open' && each.direction === direction)

export function setLeverage(
  state: State,
  {
    member,
    symbol,
    direction,
    leverage,
  }: {
    readonly member: number
    readonly symbol: string
    readonly direction: Direction
    readonly leverage: number
  },
): void {
  if (leverageOf(state, member, symbol, direction) === leverage) return
  ;(state.swapLeverages[member] ??= {})[sideKey(symbol, direction)] = leverage
}
