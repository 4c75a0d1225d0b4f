import { marketsOf } from '../../market/markets.ts'
import { type Level, makerLevels, type Side } from '../../market/maker-quotes.ts'
import { type Moves, movesOf } from '../../market/moves.ts'
import { missingLots } from '../../market/taken-liquidity.ts'
import type { Candle } from '../../market/candle.ts'
import { DAY } from '../../market/periods.ts'
import type { Contract } from './contracts.ts'
import { levelsKey, nextLevel } from './levels.ts'
import type { SwapState } from './swap-state.ts'

type Seeded = SwapState & { readonly seed: string }

/** Makers and trades of contracts are drawn apart from those of spot; the price is the same. */
const ownSeed = (seed: string): string => `${seed}/swap`

/** Mark price in ticks: that of the coin, to which contracts are bound, at the beginning of the second. */
export const markAt = ({ seed }: { readonly seed: string }, { pair }: Contract, time: number): number =>
  marketsOf(seed).priceAt(pair, time)

/** The contract's price over some seconds. */
export const candleAt = (
  { seed }: { readonly seed: string },
  { pair }: Contract,
  from: number,
  until: number,
): Candle => marketsOf(seed).path(pair).candle(from, until)

const days = new Map<string, Map<Contract, Candle>>()

/** The price over the day (UTC) that begins at a second: read often, since it bounds all that can happen in it. */
export function dayAt(state: { readonly seed: string }, contract: Contract, start: number): Candle {
  const ofSeed = days.get(state.seed) ?? new Map<Contract, Candle>()
  days.set(state.seed, ofSeed)
  const known = ofSeed.get(contract)
  if (known?.start === start) return known
  const day = candleAt(state, contract, start, start + DAY)
  ofSeed.set(contract, day)
  return day
}

const seconds = new Map<string, { readonly second: number; readonly moves: Moves }>()

/** Prices within a second, and the makers' best quotes. */
export function movesAt({ seed }: { readonly seed: string }, { pair }: Contract, second: number): Moves {
  const key = `${seed}/${pair.symbol}`
  const known = seconds.get(key)
  if (known?.second === second) return known.moves
  const candle = marketsOf(seed)
    .path(pair)
    .candle(second, second + 1)
  const moves = movesOf(ownSeed(seed), pair, candle)
  seconds.set(key, { second, moves })
  return moves
}

/** The moment (epoch ms) of a second at which the price is at or beyond a level; its beginning where it never is. */
export function momentOf(
  state: { readonly seed: string },
  contract: Contract,
  second: number,
  price: number,
): number {
  const { stops } = movesAt(state, contract, second)
  const [{ price: open }] = stops
  const found = stops.find((stop) => (open > price ? stop.price <= price : stop.price >= price))
  return found?.time ?? second * 1000
}

/**
 * Yields the makers' levels of one side at a moment, best price first, less what was taken. They never quote at or
 * beyond a resting order of a member on the other side.
 */
function* makersOf(state: Seeded, contract: Contract, side: Side, time: number): Generator<Level> {
  const { symbol, pair } = contract
  const best = movesAt(state, contract, Math.floor(time / 1000)).quoteAt(time)[side]
  const facing = nextLevel(state, levelsKey(symbol, 'limit'), side === 'SELL' ? 'down' : 'up')?.price
  const taken = state.swapTaken[symbol] ?? {}
  for (const { price, lots } of makerLevels(ownSeed(state.seed), pair, side, time, best)) {
    if (facing !== undefined && (side === 'SELL' ? price <= facing : price >= facing)) continue
    const left = lots - missingLots(taken, side, price, time)
    if (left > 0) yield { price, lots: left }
  }
}

/** Fills of the makers' book for so many lots, none at a price worse than `limit` (in ticks; null: any). */
export function fillsFor(
  state: Seeded,
  contract: Contract,
  { side, lots, limit }: { readonly side: Side; readonly lots: number; readonly limit: number | null },
  time: number,
): Level[] {
  const fills: Level[] = []
  let left = lots
  if (left === 0) return fills
  for (const level of makersOf(state, contract, side === 'BUY' ? 'SELL' : 'BUY', time)) {
    if (limit !== null && (side === 'BUY' ? level.price > limit : level.price < limit)) break
    const filled = Math.min(left, level.lots)
    fills.push({ price: level.price, lots: filled })
    left -= filled
    if (left === 0) break
  }
  return fills
}
