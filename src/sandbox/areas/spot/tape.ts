import type { PairRow } from '../../market/pairs.ts'
import { worth } from './order.ts'
import type { PublicTrade, SpotState } from './spot-state.ts'

/** Trades of members that are remembered one by one. */
const RING = 500
const MINUTE = 60_000

/** Writes a member's trade on the tape and into the candle of its minute. */
export function recordTrade(state: SpotState, pair: PairRow, trade: PublicTrade): void {
  const { symbol } = pair
  const { price, lots, time } = trade
  const tape = (state.spotTape[symbol] ??= { count: 0, ring: {} })
  tape.ring[tape.count % RING] = trade
  tape.count += 1
  const minutes = (state.spotMinutes[symbol] ??= {})
  const minute = (minutes[Math.floor(time / MINUTE)] ??= {
    high: price,
    low: price,
    lots: 0,
    turnover: 0n,
    count: 0,
  })
  minute.high = Math.max(minute.high, price)
  minute.low = Math.min(minute.low, price)
  minute.lots += lots
  minute.turnover += worth(pair, price, lots)
  minute.count += 1
}

/** The latest trades of members, newest first. */
export function memberTrades(state: SpotState, symbol: string): readonly PublicTrade[] {
  const tape = state.spotTape[symbol]
  if (tape === undefined) return []
  const trades: PublicTrade[] = []
  for (let number = tape.count - 1; number >= 0 && number >= tape.count - RING; number--) {
    const trade = tape.ring[number % RING]
    if (trade !== undefined) trades.push(trade)
  }
  return trades
}
