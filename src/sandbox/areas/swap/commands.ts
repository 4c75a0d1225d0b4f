import type { Direction } from '#src/core/perpetual/account.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import type { State } from '../state.ts'
import { leverageOf, modeOf, positionIn } from './account.ts'
import { closeAtMarket } from './close-at-market.ts'
import { type Contract, contractOf, findContract } from './contracts.ts'
import type { Entrust, EntrustRequest } from './entrust.ts'
import { addEntrust, cancelEntrust, type NewEntrust, rest, waitingOf } from './entrusts.ts'
import { markAt } from './market.ts'
import { commitClosing, commitOpening, type OpeningRefusal, planClosing, planOpening } from './place.ts'
import { checkStops, isLeverageBound, setLeverage } from './settings.ts'

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

type PriceRefusal =
  | 'input-commission-price'
  | 'order-price-overrun'
  | 'trigger-price1'
  | 'trigger-price2'
  | 'illegal-argument'
export type OpenRefusal =
  | PriceRefusal
  | OpeningRefusal
  | 'nonsupport-coin'
  | 'cannot-trade'
  | 'contract-multiple-error'
  | 'contract-multiple-not-allowed'
export type CloseRefusal =
  | PriceRefusal
  | 'nonsupport-coin'
  | 'cannot-trade'
  | 'order-does-not-exist'
  | 'wrong-amount-commission'
  | 'swap-failed'

/** Farthest that a limit price may be from the market's, in per cent of it. */
const BANDS = { open: 20, close: 2 } as const

/**
 * Judges the prices of an order. A trigger order has a trigger price other than the market's, and no band.
 * @throws Refusal
 */
function checkPrices(
  { kind, price, triggerPrice, lots }: EntrustRequest,
  { pair }: Contract,
  { mark, action }: { readonly mark: number; readonly action: 'open' | 'close' },
  refuse: Refuse<PriceRefusal>,
): void {
  if (![price, triggerPrice, lots].every(Number.isSafeInteger)) refuse('illegal-argument')
  if (lots < pair.minLots || lots > pair.maxLots || price < 0) refuse('illegal-argument')
  if (kind === 'trigger') {
    if (triggerPrice <= 0) refuse('trigger-price1')
    if (triggerPrice === mark) refuse('trigger-price2')
    return
  }
  if ((kind === 'limit') !== price > 0) refuse('input-commission-price')
  if (kind === 'limit' && Math.abs(price - mark) * 100 > mark * BANDS[action]) refuse('order-price-overrun')
}

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

export const orderCommands = {
  /**
   * Places an order to open or enlarge a position; returns its number. One that waits for a trigger price reserves
   * nothing.
   */
  'swap.open'(state: State, command: Of<'swap.open'>, context: Context<OpenRefusal>): number {
    const { time, refuse } = context
    const { member, symbol, direction, leverage } = command
    const contract = findContract(symbol) ?? refuse('nonsupport-coin')
    if (state.spotBarred[member] === true) refuse('cannot-trade')
    if (!contract.leverages.includes(leverage)) refuse('contract-multiple-error')
    const isOther = leverage !== leverageOf(state, member, symbol, direction)
    if (isOther && isLeverageBound(state, member, symbol, direction)) refuse('contract-multiple-not-allowed')
    const mark = markAt(state, contract, time)
    checkPrices(command, contract, { mark, action: 'open' }, refuse)
    const { minPrice, maxPrice } = command
    const entry = command.kind === 'trigger' ? command.triggerPrice : command.price || mark
    checkStops(minPrice, maxPrice, entry, refuse)
    const request = {
      ...requestOf(state, command, 'open', leverage, context),
      minPrice,
      maxPrice,
    }
    if (request.kind === 'trigger') {
      setLeverage(state, command)
      const waiting = addEntrust(state, request)
      rest(state, waiting, time)
      context.emit({ type: 'swap.entrust', id: waiting.id })
      return waiting.id
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
    const contract = findContract(symbol) ?? refuse('nonsupport-coin')
    if (state.spotBarred[member] === true) refuse('cannot-trade')
    const position = positionIn(state, member, symbol, direction) ?? refuse('order-does-not-exist')
    const mark = markAt(state, contract, time)
    checkPrices(command, contract, { mark, action: 'close' }, refuse)
    if (lots > position.lots - position.frozen) refuse('wrong-amount-commission')
    const request = requestOf(state, command, 'close', position.leverage, context)
    if (request.kind === 'trigger') {
      const waiting = addEntrust(state, request)
      rest(state, waiting, time)
      context.emit({ type: 'swap.entrust', id: waiting.id })
      return waiting.id
    }
    const fills = planClosing(state, request, position, time)
    if (fills.length === 0 && request.price === 0) refuse('swap-failed')
    const entrust = addEntrust(state, request)
    commitClosing(state, entrust, position, fills, { moment: time, context })
    return entrust.id
  },

  /** Closes whole positions of a contract at the market; refused while limit orders to close wait. */
  'swap.closeAll'(
    state: State,
    { member, symbol, directions }: Of<'swap.closeAll'>,
    context: Context<
      | 'cancel-closing-orders1'
      | 'cancel-closing-orders2'
      | 'no-long-order'
      | 'no-short-order'
      | 'no-long-short-orders'
    >,
  ): number {
    const { refuse } = context
    const positions = directions.flatMap((direction) => positionIn(state, member, symbol, direction) ?? [])
    for (const { frozen, direction } of positions)
      if (frozen > 0) refuse(direction === 'long' ? 'cancel-closing-orders1' : 'cancel-closing-orders2')
    if (positions.length === 0) {
      const [only] = directions
      if (directions.length > 1) refuse('no-long-short-orders')
      refuse(only === 'long' ? 'no-long-order' : 'no-short-order')
    }
    for (const { direction } of positions)
      closeAtMarket(state, { member, symbol, direction }, { moment: context.time, context })
    return positions.length
  },

  'swap.cancel'(
    state: State,
    { member, id }: Of<'swap.cancel'>,
    context: Context<'order-no-exist' | 'illegal-operation' | 'delegate-status-error'>,
  ): void {
    const { refuse } = context
    const entrust = Object.hasOwn(state.swapEntrusts, id) ? state.swapEntrusts[id] : undefined
    if (entrust === undefined) return refuse('order-no-exist')
    if (entrust.member !== member) return refuse('illegal-operation')
    if (entrust.status !== 'waiting') return refuse('delegate-status-error')
    cancelEntrust(state, entrust, context)
  },

  /** Cancels all waiting orders of a member in a contract; returns how many. */
  'swap.cancelAll'(state: State, { member, symbol }: Of<'swap.cancelAll'>, context: Context): number {
    const waiting = waitingOf(state, member, symbol)
    for (const entrust of waiting) cancelEntrust(state, entrust, context)
    return waiting.length
  },
}
