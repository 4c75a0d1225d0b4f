import type { PairRow } from '../../market/pairs.ts'
import { cancel, schedule } from '../../kernel/due.ts'
import { marketsOf } from '../../market/markets.ts'
import { DAY } from '../../market/periods.ts'
import type { State } from '../state.ts'
import { bookOf } from './book.ts'
import type { SpotOrder } from './order.ts'
import { isStopped } from './spot-state.ts'

/** Milliseconds of the path that one search covers; at their end the next search is scheduled. */
const AHEAD = DAY

/** The first second from `from` on in which the path reaches a resting order of that price. */
function reached(
  state: State,
  pair: PairRow,
  { side, price }: Pick<SpotOrder, 'side' | 'price'>,
  from: number,
  until: number,
): number | undefined {
  if (until <= from) return undefined
  const direction = side === 'BUY' ? 'down' : 'up'
  return marketsOf(state.seed).path(pair).firstPassage(direction, price, from, until)
}

/** Schedules the next match of a pair, from a second on: when the path reaches an order. None where no order rests. */
export function scheduleMatch(state: State, pair: PairRow, from: number): void {
  const { symbol } = pair
  const best = (['BUY', 'SELL'] as const).flatMap((side) => {
    const order = bookOf(state).best(symbol, side)
    return order === undefined ? [] : [{ side, price: order.price }]
  })
  if (best.length === 0) return cancelMatch(state, symbol)
  // Orders may rest only for a while in some pairs: the one that has rested longest ends first.
  const oldest = pair.maxRest > 0 ? bookOf(state).oldest(symbol) : undefined
  const end = oldest === undefined ? Infinity : Math.ceil(oldest / 1000) + pair.maxRest
  let next = Math.min(from + AHEAD, Math.max(from, end))
  if (!isStopped(state, pair, 'trade'))
    for (const order of best) next = reached(state, pair, order, from, next) ?? next
  scheduleAt(state, symbol, next)
}

/** Brings the match of a pair forward for a new order that the path reaches sooner, from the next second on. */
export function scheduleSoonerMatch(
  state: State,
  pair: PairRow,
  order: Pick<SpotOrder, 'side' | 'price' | 'id'>,
  time: number,
): void {
  const { symbol } = pair
  const from = Math.floor(time / 1000) + 1
  const planned = state.spotMatches[symbol]
  if (planned === undefined) return scheduleMatch(state, pair, from)
  if (bookOf(state).best(symbol, order.side)?.id !== order.id) return
  const sooner = reached(state, pair, order, from, planned.second)
  if (sooner !== undefined) scheduleAt(state, symbol, sooner)
}

function scheduleAt(state: State, symbol: string, second: number): void {
  cancelMatch(state, symbol)
  state.spotMatches[symbol] = {
    due: schedule(state.due, second * 1000, { type: 'spot.match', symbol }),
    second,
  }
}

export function cancelMatch(state: State, symbol: string): void {
  const planned = state.spotMatches[symbol]
  if (planned === undefined) return
  cancel(state.due, planned.due)
  delete state.spotMatches[symbol]
}
