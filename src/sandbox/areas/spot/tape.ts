import { toRaw } from '../../kernel/transaction.ts'
import type { Side } from '../../market/maker-quotes.ts'
import type { PairRow } from '../../market/pairs.ts'
import { worth } from './order.ts'

/** A member's trade in its public form. */
export type PublicTrade = {
  readonly price: number
  readonly lots: number
  /** Side of the order that took. */
  readonly side: Side
  readonly time: number
}

/** Members' trades of one minute, on top of the path's. Turnover in smallest units of the quote coin. */
type MinuteTrades = {
  readonly high: number
  readonly low: number
  readonly lots: number
  readonly turnover: bigint
  readonly count: number
}

/** Members' trades of one market. */
type Tape = {
  /** Number of all trades there ever were. */
  count: number
  /** The latest ones, by number. */
  readonly ring: Record<string, PublicTrade>
  /** By minute since 1970. */
  readonly minutes: Record<string, MinuteTrades>
}

/** Members' trades of all markets of one kind, by symbol. */
export type Tapes = Record<string, Tape>

/** Trades of members that are remembered one by one. */
const RING = 500
const MINUTE = 60_000

/** Writes a member's trade on the tape and into the candle of its minute. */
export function recordTrade(tapes: Tapes, pair: PairRow, trade: PublicTrade): void {
  const { symbol } = pair
  const { price, lots, time } = trade
  const tape = (tapes[symbol] ??= { count: 0, ring: {}, minutes: {} })
  const { count, minutes } = toRaw(tape)
  tape.ring[count % RING] = trade
  tape.count = count + 1
  const key = Math.floor(time / MINUTE)
  const before = minutes[key]
  tape.minutes[key] = {
    high: Math.max(before?.high ?? price, price),
    low: Math.min(before?.low ?? price, price),
    lots: (before?.lots ?? 0) + lots,
    turnover: (before?.turnover ?? 0n) + worth(pair, price, lots),
    count: (before?.count ?? 0) + 1,
  }
}

/** The latest trades of members, newest first. */
export function memberTrades(tapes: Tapes, symbol: string): readonly PublicTrade[] {
  const tape = tapes[symbol]
  if (tape === undefined) return []
  const trades: PublicTrade[] = []
  for (let number = tape.count - 1; number >= 0 && number >= tape.count - RING; number--) {
    const trade = tape.ring[number % RING]
    if (trade !== undefined) trades.push(trade)
  }
  return trades
}

/** Members' trades of the minutes from one second to before another. A minute of them counts whole. */
export function minutesWithin(
  tapes: Tapes,
  symbol: string,
  start: number,
  end: number,
): readonly MinuteTrades[] {
  const minutes = tapes[symbol]?.minutes
  if (minutes === undefined) return []
  const [first, last] = [Math.ceil(start / 60), Math.ceil(end / 60)]
  if (last - first <= 4) {
    const near = Array.from({ length: last - first }, (_, index) => minutes[first + index])
    return near.filter((minute) => minute !== undefined)
  }
  return Object.entries(minutes)
    .filter(([minute]) => isWithin(minute, first, last))
    .map(([, trades]) => trades)
}

/** Minutes have eight digits until 2160, so their order is that of their texts. */
const isWithin = (minute: string, first: number, last: number): boolean =>
  minute >= String(first) && minute < String(last)
