import { fold, hashWords } from '../kernel/random.ts'
import type { Candle } from './candle.ts'
import { finestStep, type Side } from './maker-quotes.ts'
import type { PairRow } from './pairs.ts'

/** Best prices in ticks. */
export type Quote = Readonly<Record<Side, number>>

/** A trade of the makers' customers: ticks, lots, epoch milliseconds, and the side of who took. */
export type MarketTrade = {
  readonly price: number
  readonly lots: number
  readonly side: Side
  readonly time: number
}

/**
 * Trades and quotes of a second. The price goes from its beginning by way of the low and the high to its end, in the order in
 * which a price that rose or fell comes by them; it is the ask after it rose and the bid after it fell. So every trade
 * is at the best price of its moment.
 */
export type Moves = {
  /** Prices by way of which the second goes, from its beginning on. */
  readonly stops: readonly [Stop, ...Stop[]]
  quoteAt(time: number): Quote
  /** Oldest first; they have the candle's range, its end and its volume. */
  readonly trades: readonly MarketTrade[]
}

/** Price at a moment (epoch ms) and the side that took it there. */
export type Stop = { readonly time: number; readonly price: number; readonly side: Side }

/** Milliseconds of a second before the price moves first, and between two moves at most. */
const [STILL, PACE] = [100, 300]

/** Reads a second's candle of a pair's path. */
export function movesOf(seed: string, pair: PairRow, candle: Candle): Moves {
  const [hash] = hashWords(`${seed}/${pair.symbol}/${candle.start}`)
  const step = finestStep(pair)
  const spread = Math.max(2, step + (fold(hash, 1) % (2 * step + 1)))
  const stops = stopsOf(candle, hash)
  return {
    stops,
    quoteAt(time) {
      const { price, side } = stops.findLast((stop) => stop.time <= time) ?? stops[0]
      return side === 'BUY'
        ? { SELL: price, BUY: Math.max(1, price - spread) }
        : { BUY: price, SELL: price + spread }
    },
    trades: tradesOf(stops, candle, spread, hash),
  }
}

function stopsOf({ start, open, high, low, close }: Candle, hash: number): readonly [Stop, ...Stop[]] {
  const prices = close >= open ? [low, high, close] : [high, low, close]
  let before = open
  const stops = prices.map((price, index): Stop => {
    const isUp = price === before ? fold(hash, index + 2) % 2 === 0 : price > before
    before = price
    const time = start * 1000 + STILL + index * PACE + (fold(hash, index + 5) % (PACE / 2))
    return { time, price, side: isUp ? 'BUY' : 'SELL' }
  })
  return [{ time: start * 1000, price: open, side: hash % 2 === 0 ? 'BUY' : 'SELL' }, ...stops]
}

/** A trade at each move, and between two of them some at the other side of the book. */
function tradesOf(
  stops: readonly [Stop, ...Stop[]],
  { high, low, volume }: Candle,
  spread: number,
  hash: number,
): readonly MarketTrade[] {
  const moves = stops.slice(1)
  const made = moves.flatMap(({ time, price, side }, index): Stop[] => {
    const move = { time, price, side }
    const other: Stop =
      side === 'BUY'
        ? { time, price: price - spread, side: 'SELL' }
        : { time, price: price + spread, side: 'BUY' }
    const isWithin = other.price >= low && other.price <= high
    const isAnswered = index < moves.length - 1 && isWithin && fold(hash, index + 8) % 2 === 0
    return isAnswered
      ? [move, { ...other, time: time + 1 + (fold(hash, index + 11) % (PACE / 2 - 2)) }]
      : [move]
  })
  const last = made.slice(-1)
  return withLots(volume < made.length ? last : made, volume, hash)
}

/** Deals a volume out to trades: most get little. */
function withLots(trades: readonly Stop[], volume: number, hash: number): readonly MarketTrade[] {
  if (volume === 0) return []
  const weights = trades.map((_, index) => (1 + (fold(hash, index + 14) % 32)) ** 2)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const rest = volume - trades.length
  const shares = weights.map((weight) => 1 + Math.floor((rest * weight) / sum))
  const dealt = shares.reduce((all, lots) => all + lots, 0)
  return trades.map(({ time, price, side }, index) => ({
    time,
    price,
    side,
    lots: (shares[index] ?? 1) + (index === trades.length - 1 ? volume - dealt : 0),
  }))
}
