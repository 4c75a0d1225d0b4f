import type { Direction } from '#src/core/perpetual/account.ts'
import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'
import { leverageOf, modeOf, positionIn } from './account.ts'
import { closeAtMarket } from './close-at-market.ts'
import { contractOf } from './contracts.ts'
import type { Entrust, EntrustRequest } from './entrust.ts'
import { addEntrust, cancelEntrust, type NewEntrust, ownEntrust, rest, waitingOf } from './entrusts.ts'
import { markAt } from './market.ts'
import { commitClosing, commitOpening, type OpeningRefusal, planClosing, planOpening } from './place.ts'
import { isLeverageBound, setLeverage } from './settings.ts'

export type OrderCommand =
  | (EntrustRequest & Pick<Entrust, 'leverage' | 'minPrice' | 'maxPrice'> & { readonly type: 'swap.open' })
  | (EntrustRequest & { readonly type: 'swap.close' })
  | {
      readonly type: 'swap.closeAll'
      readonly member: number
      readonly symbol: string
      readonly directions: readonly Direction[]
    }
  | { readonly type: 'swap.cancel'; readonly member: number; readonly id: number }
  | { readonly type: 'swap.cancelAll'; readonly member: number; readonly symbol: string }

type Of<T extends OrderCommand['type']> = Extract<OrderCommand, { type: T }>

export type OpenRefusal = OpeningRefusal | TriggerRefusal | 'cannot-trade' | 'leverage-in-use'
export type CloseRefusal = TriggerRefusal | 'cannot-trade' | 'closable-not-enough' | 'order-failed'
type TriggerRefusal = 'trigger-price-reached'

function requestOf(
  state: State,
  command: EntrustRequest,
  action: 'open' | 'close',
  leverage: number,
  { time }: Context,
): NewEntrust {
  const { member, symbol, direction, kind, price, triggerPrice, lots } = command
  return {
    member,
    symbol,
    direction,
    kind,
    price,
    lots,
    action,
    leverage,
    time,
    triggerPrice: kind === 'trigger' ? triggerPrice : 0,
    placedAt: markAt(state, contractOf(symbol), time),
    mode: modeOf(state, member),
    minPrice: null,
    maxPrice: null,
    isFromStop: false,
    isLiquidation: false,
  }
}

/**
 * Enters an order that waits for its trigger price; returns its number. One that the market is at waits neither for a
 * rise nor for a fall.
 */
function awaitTrigger(
  state: State,
  request: NewEntrust,
  { time, emit, refuse }: Context<TriggerRefusal>,
): number {
  if (request.triggerPrice === request.placedAt) refuse('trigger-price-reached')
  const entrust = addEntrust(state, request)
  rest(state, entrust, time)
  emit({ type: 'swap.entrust', id: entrust.id })
  return entrust.id
}

export const orderCommands = {
  /**
   * Places an order to open or enlarge a position; returns its number. One that waits for a trigger price reserves
   * nothing.
   */
  'swap.open'(state: State, command: Of<'swap.open'>, context: Context<OpenRefusal>): number {
    const { time, refuse } = context
    const { member, symbol, direction, leverage, minPrice, maxPrice } = command
    if (state.spotBarred[member] === true) refuse('cannot-trade')
    const isOther = leverage !== leverageOf(state, member, symbol, direction)
    if (isOther && isLeverageBound(state, member, symbol, direction)) refuse('leverage-in-use')
    const request = { ...requestOf(state, command, 'open', leverage, context), minPrice, maxPrice }
    if (request.kind === 'trigger') {
      setLeverage(state, command)
      return awaitTrigger(state, request, context)
    }
    const planned = planOpening(state, request, { moment: time, time })
    if (typeof planned === 'string') return refuse(planned)
    setLeverage(state, command)
    const entrust = addEntrust(state, request)
    commitOpening(state, entrust, planned.fills, { moment: time, context })
    return entrust.id
  },

  /** Places an order to close a position or part of it; returns its number. */
  'swap.close'(state: State, command: Of<'swap.close'>, context: Context<CloseRefusal>): number {
    const { time, refuse } = context
    const { member, symbol, direction, lots } = command
    if (state.spotBarred[member] === true) refuse('cannot-trade')
    const position = positionIn(state, member, symbol, direction) ?? refuse('closable-not-enough')
    if (lots > position.lots - position.frozen) refuse('closable-not-enough')
    const request = requestOf(state, command, 'close', position.leverage, context)
    if (request.kind === 'trigger') return awaitTrigger(state, request, context)
    const fills = planClosing(state, request, position, time)
    if (fills.length === 0 && request.price === 0) refuse('order-failed')
    const entrust = addEntrust(state, request)
    commitClosing(state, entrust, position, fills, { moment: time, context })
    return entrust.id
  },

  /** Closes whole positions of a contract at the market; refused while limit orders to close wait. */
  'swap.closeAll'(
    state: State,
    { member, symbol, directions }: Of<'swap.closeAll'>,
    context: Context<'cancel-closing-orders' | 'no-long-position' | 'no-short-position' | 'no-position'>,
  ): number {
    const { refuse } = context
    const positions = directions.flatMap((direction) => positionIn(state, member, symbol, direction) ?? [])
    if (positions.some(({ frozen }) => frozen > 0)) refuse('cancel-closing-orders')
    if (positions.length === 0) {
      const [only] = directions
      if (directions.length > 1) refuse('no-position')
      refuse(only === 'long' ? 'no-long-position' : 'no-short-position')
    }
    for (const { direction } of positions)
      closeAtMarket(state, { member, symbol, direction }, { moment: context.time, context })
    return positions.length
  },

  'swap.cancel'(
    state: State,
    { member, id }: Of<'swap.cancel'>,
    context: Context<'operation-forbidden' | 'order-status-error'>,
  ): void {
    const { refuse } = context
    const entrust = ownEntrust(state, member, id) ?? refuse('operation-forbidden')
    if (entrust.status !== 'waiting') return refuse('order-status-error')
    cancelEntrust(state, entrust, context)
  },

  /** Cancels all waiting orders of a member in a contract; returns how many. */
  'swap.cancelAll'(state: State, { member, symbol }: Of<'swap.cancelAll'>, context: Context): number {
    const waiting = waitingOf(state, member, symbol)
    for (const entrust of waiting) cancelEntrust(state, entrust, context)
    return waiting.length
  },
}
