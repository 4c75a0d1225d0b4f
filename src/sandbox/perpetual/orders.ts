import type { Direction } from '#src/core/perpetual/account.ts'
import type { Context } from '../kernel/machine.ts'
import type { State } from '../areas/state.ts'
import { leverageOf, modeOf, positionIn } from './account.ts'
import { closeAtMarket } from './close-at-market.ts'
import type { Kind } from './contracts.ts'
import type { Entrust, EntrustRequest } from './entrust.ts'
import { addEntrust, cancelEntrust, type NewEntrust, ownEntrust, rest, waitingOf } from './entrusts.ts'
import { isLeverageBound, setLeverage } from './settings.ts'
import { markAt } from './market.ts'
import { commitClosing, commitOpening, type OpeningRefusal, planClosing, planOpening } from './place.ts'
import { contractOf, type Venue, venueOf, walletOf } from './venue.ts'

/** Contents of the commands of orders, by the second part of their names. */
export type OrderRequests = {
  readonly open: EntrustRequest & Pick<Entrust, 'leverage' | 'minPrice' | 'maxPrice'>
  readonly close: EntrustRequest
  readonly closeAll: {
    readonly member: number
    readonly symbol: string
    readonly directions: readonly Direction[]
  }
  readonly cancel: { readonly member: number; readonly id: number }
  readonly cancelAll: { readonly member: number; readonly symbol: string }
}

export type OpenRefusal = OpeningRefusal | TriggerRefusal | 'cannot-trade' | 'leverage-in-use'
export type CloseRefusal = TriggerRefusal | 'cannot-trade' | 'closable-not-enough' | 'order-failed'
type TriggerRefusal = 'trigger-price-reached'

function requestOf(
  venue: Venue,
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
    placedAt: markAt(venue, contractOf(venue, symbol), time),
    mode: modeOf(venue, walletOf(venue, command)),
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
  venue: Venue,
  request: NewEntrust,
  { time, emit, refuse }: Context<TriggerRefusal>,
): number {
  if (request.triggerPrice === request.placedAt) refuse('trigger-price-reached')
  const entrust = addEntrust(venue, request)
  rest(venue, entrust, time)
  emit({ type: `${venue.kind.id}.entrust`, id: entrust.id })
  return entrust.id
}

/** The commands of orders in a kind of contracts, by the second part of their names. */
export const orderCommands = (kind: Kind) => ({
  /**
   * Places an order to open or enlarge a position; returns its number. One that waits for a trigger price reserves
   * nothing.
   */
  open(state: State, command: OrderRequests['open'], context: Context<OpenRefusal>): number {
    const venue = venueOf(kind, state)
    const { time, refuse } = context
    const { member, symbol, direction, leverage, minPrice, maxPrice } = command
    if (state.spotBarred[member] === true) refuse('cannot-trade')
    const isOther = leverage !== leverageOf(venue, member, symbol, direction)
    if (isOther && isLeverageBound(venue, command)) refuse('leverage-in-use')
    const request = { ...requestOf(venue, command, 'open', leverage, context), minPrice, maxPrice }
    if (request.kind === 'trigger') {
      setLeverage(venue, command)
      return awaitTrigger(venue, request, context)
    }
    const planned = planOpening(venue, request, { moment: time, time })
    if (typeof planned === 'string') return refuse(planned)
    setLeverage(venue, command)
    const entrust = addEntrust(venue, request)
    commitOpening(venue, entrust, planned.fills, { moment: time, context })
    return entrust.id
  },

  /** Places an order to close a position or part of it; returns its number. */
  close(state: State, command: OrderRequests['close'], context: Context<CloseRefusal>): number {
    const venue = venueOf(kind, state)
    const { time, refuse } = context
    const { member, symbol, direction, lots } = command
    if (state.spotBarred[member] === true) refuse('cannot-trade')
    const position = positionIn(venue, member, symbol, direction) ?? refuse('closable-not-enough')
    if (lots > position.lots - position.frozen) refuse('closable-not-enough')
    const request = requestOf(venue, command, 'close', position.leverage, context)
    if (request.kind === 'trigger') return awaitTrigger(venue, request, context)
    const fills = planClosing(venue, request, position, time)
    if (fills.length === 0 && request.price === 0) refuse('order-failed')
    const entrust = addEntrust(venue, request)
    commitClosing(venue, entrust, position, fills, { moment: time, context })
    return entrust.id
  },

  /** Closes whole positions of a contract at the market; refused while limit orders to close wait. */
  closeAll(
    state: State,
    { member, symbol, directions }: OrderRequests['closeAll'],
    context: Context<'cancel-closing-orders' | 'no-long-position' | 'no-short-position' | 'no-position'>,
  ): number {
    const venue = venueOf(kind, state)
    const { refuse } = context
    const positions = directions.flatMap((direction) => positionIn(venue, member, symbol, direction) ?? [])
    if (positions.some(({ frozen }) => frozen > 0)) refuse('cancel-closing-orders')
    if (positions.length === 0) {
      const [only] = directions
      if (directions.length > 1) refuse('no-position')
      refuse(only === 'long' ? 'no-long-position' : 'no-short-position')
    }
    for (const { direction } of positions)
      closeAtMarket(venue, { member, symbol, direction }, { moment: context.time, context })
    return positions.length
  },

  cancel(
    state: State,
    { member, id }: OrderRequests['cancel'],
    context: Context<'operation-forbidden' | 'order-status-error'>,
  ): void {
    const venue = venueOf(kind, state)
    const { refuse } = context
    const entrust = ownEntrust(venue, member, id) ?? refuse('operation-forbidden')
    if (entrust.status !== 'waiting') return refuse('order-status-error')
    cancelEntrust(venue, entrust, context)
  },

  /** Cancels all waiting orders of a member in a contract; returns how many. */
  cancelAll(state: State, { member, symbol }: OrderRequests['cancelAll'], context: Context): number {
    const venue = venueOf(kind, state)
    const waiting = waitingOf(venue, member, symbol)
    for (const entrust of waiting) cancelEntrust(venue, entrust, context)
    return waiting.length
  },
})
