import { marketsOf } from '../market/markets.ts'
import { type Level, makerLevels, type Side } from '../market/maker-quotes.ts'
import type { Moves } from '../market/moves.ts'
import { ownMoves, ownSeed } from '../market/own-moves.ts'
import { toRaw } from '../kernel/transaction.ts'
import { missingLots } from '../market/taken-liquidity.ts'
import type { Candle } from '../market/candle.ts'
import { DAY } from '../market/periods.ts'
import type { Contract } from './contracts.ts'
import { levelsKey, nextLevel } from './levels.ts'
import type { Venue } from './venue.ts'

type Seeded = { readonly seed: string }

/** Mark price in ticks: that of the coin, to which contracts are bound, at the beginning of the second. */
export const markAt = ({ seed }: Seeded, { pair }: Contract, time: number): number =>
  marketsOf(seed).priceAt(pair, time)

/** The contract's price over some seconds. */
export const candleAt = ({ seed }: Seeded, { pair }: Contract, from: number, until: number): Candle =>
  marketsOf(seed).path(pair).candle(from, until)

const days = new Map<string, Map<Contract, Candle>>()

/** The price over the day (UTC) that begins at a second: read often, since it bounds all that can happen in it. */
export function dayAt(venue: Seeded, contract: Contract, start: number): Candle {
  const ofSeed = days.get(venue.seed) ?? new Map<Contract, Candle>()
  days.set(venue.seed, ofSeed)
  const known = ofSeed.get(contract)
  if (known?.start === start) return known
  const day = candleAt(venue, contract, start, start + DAY)
  ofSeed.set(contract, day)
  return day
}

/** Prices within a second, and the makers' best quotes. */
export const movesAt = ({ seed }: Seeded, { kind, pair }: Contract, second: number): Moves =>
  ownMoves({ seed, kind }, pair, second)

/** The moment (epoch ms) of a second at which the price is at or beyond a level; its beginning where it never is. */
export function momentOf(venue: Seeded, contract: Contract, second: number, price: number): number {
  const { stops } = movesAt(venue, contract, second)
  const [{ price: open }] = stops
  const found = stops.find((stop) => (open > price ? stop.price <= price : stop.price >= price))
  return found?.time ?? second * 1000
}

/**
 * Yields the makers' levels of one side at a moment, best price first, less what was taken. They never quote at or
 * beyond a resting order of a member on the other side.
 */
export function* makersOf(venue: Venue, contract: Contract, side: Side, time: number): Generator<Level> {
  const { symbol, pair, kind } = contract
  const best = movesAt(venue, contract, Math.floor(time / 1000)).quoteAt(time)[side]
  const facing = nextLevel(venue.own, levelsKey(symbol, 'limit'), side === 'SELL' ? 'down' : 'up')?.price
  const taken = toRaw(venue.own).taken[symbol] ?? {}
  for (const { price, lots } of makerLevels(ownSeed({ seed: venue.seed, kind }), pair, side, time, best)) {
    if (facing !== undefined && (side === 'SELL' ? price <= facing : price >= facing)) continue
    const left = lots - missingLots(taken, side, price, time)
    if (left > 0) yield { price, lots: left }
  }
}
