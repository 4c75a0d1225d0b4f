import { findPair, type PairRow } from '../../market/pairs.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Side } from '../../market/maker-quotes.ts'
import type { State } from '../state.ts'
import { lookFrom } from './look.ts'
import type { OrderKind } from './order.ts'
import { isStopped, type SpotState, type Stoppable } from './spot-state.ts'

export type StopCommand =
  | { readonly type: 'spot.stop'; readonly symbol: string; readonly stopped: readonly Stoppable[] }
  | { readonly type: 'spot.bar'; readonly member: number; readonly isBarred: boolean }

type Of<T extends StopCommand['type']> = Extract<StopCommand, { type: T }>

/** @throws Refusal when the member or the pair is barred, or this side or kind of order is not taken at the moment */
export type StopRefusal =
  | 'cannot-trade'
  | 'stop-buying'
  | 'stop-selling'
  | 'no-market-price-buy'
  | 'no-market-price-sell'

export function checkAllowed(
  state: SpotState,
  pair: PairRow,
  { member, side, kind }: { readonly member: number; readonly side: Side; readonly kind: OrderKind },
  refuse: Refuse<StopRefusal>,
): void {
  const buys = side === 'BUY'
  if (state.spotBarred[member] === true || isStopped(state, pair, 'trade')) refuse('cannot-trade')
  if (isStopped(state, pair, buys ? 'buy' : 'sell')) refuse(buys ? 'stop-buying' : 'stop-selling')
  if (kind === 'MARKET_PRICE' && isStopped(state, pair, buys ? 'marketBuy' : 'marketSell'))
    refuse(buys ? 'no-market-price-buy' : 'no-market-price-sell')
}

export const stopCommands = {
  /** Says what is stopped in a pair; everything else is allowed. */
  'spot.stop'(
    state: State,
    { symbol, stopped }: Of<'spot.stop'>,
    { time, refuse }: Context<'nonsupport-coin'>,
  ) {
    const pair = findPair(symbol) ?? refuse('nonsupport-coin')
    if (stopped.length === 0) delete state.spotStops[pair.symbol]
    else state.spotStops[pair.symbol] = [...stopped]
    // Orders are reached again from the next second on: at once where the price is beyond them, else when it comes back.
    lookFrom(state, pair, Math.floor(time / 1000) + 1)
  },
  'spot.bar'(state: State, { member, isBarred }: Of<'spot.bar'>) {
    if (isBarred) state.spotBarred[member] = true
    else delete state.spotBarred[member]
  },
}
