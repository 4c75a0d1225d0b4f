import { findPair, type PairRow } from '../../market/pairs.ts'
import { refuse } from '../../kernel/refusal.ts'
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
export function checkAllowed(
  state: SpotState,
  pair: PairRow,
  { member, side, kind }: { readonly member: number; readonly side: Side; readonly kind: OrderKind },
): void {
  const buys = side === 'BUY'
  if (state.spotBarred[member] === true || isStopped(state, pair, 'trade'))
    refuse(500, 'cannot-trade', 'symbol')
  if (isStopped(state, pair, buys ? 'buy' : 'sell'))
    refuse(500, buys ? 'stop-buying' : 'stop-selling', 'direction')
  if (kind === 'MARKET_PRICE' && isStopped(state, pair, buys ? 'marketBuy' : 'marketSell'))
    refuse(500, buys ? 'no-market-price-buy' : 'no-market-price-sell', 'type')
}

export const stopCommands = {
  /** Says what is stopped in a pair; everything else is allowed. */
  'spot.stop'(state: State, { symbol, stopped }: Of<'spot.stop'>, { time }: Context) {
    const pair = findPair(symbol) ?? refuse(500, 'nonsupport-coin', 'symbol')
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
