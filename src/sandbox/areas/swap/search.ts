import { headroomOfMoney } from '#src/core/perpetual/linear/headroom.ts'
import { cancel, schedule } from '../../kernel/due.ts'
import type { Candle } from '../../market/candle.ts'
import { DAY, splitPoint } from '../../market/periods.ts'
import type { State } from '../state.ts'
import { headroomIn, moneyOf, modeOf, positionsOf } from './account.ts'
import { type Contract, contractOf } from './contracts.ts'
import { candleAt, dayAt, movesAt } from './market.ts'
import { offsetOf, type Position } from './swap-state.ts'

type Seeded = { readonly seed: string }

/**
 * Headroom of a pool of positions: a sum of linear functions, one of the price of each contract in ticks. `slopes` are
 * in 10^-24 USDT for each tick.
 */
type PoolHeadroom = {
  readonly base: bigint
  readonly slopes: readonly { readonly contract: Contract; readonly slope: bigint }[]
}

export function poolOf(money: bigint, positions: readonly Position[]): PoolHeadroom {
  const slopes = new Map<string, bigint>()
  let { base } = headroomOfMoney(money)
  for (const position of positions) {
    const { symbol } = position
    const headroom = headroomIn(position)
    base += headroom.base
    slopes.set(symbol, (slopes.get(symbol) ?? 0n) + headroom.slope)
  }
  return { base, slopes: [...slopes].map(([symbol, slope]) => ({ contract: contractOf(symbol), slope })) }
}

/** Headroom if every price were at its worst end of a stretch at once: no moment of it is worse. */
function leastHeadroom({ base, slopes }: PoolHeadroom, candleOf: (contract: Contract) => Candle): bigint {
  let sum = base
  for (const { contract, slope } of slopes) {
    const { high, low } = candleOf(contract)
    sum += slope * BigInt(slope > 0n ? low : high)
  }
  return sum
}

/** Prices in ticks, by symbol, at the moment that uses a pool up. */
export type Shortfall = { readonly prices: ReadonlyMap<string, number> }

/** The first moment of a second at which no headroom is left: exact, move by move of all prices. */
export function shortfallIn(state: Seeded, { base, slopes }: PoolHeadroom, second: number): Shortfall | null {
  const markets = slopes.map(({ contract, slope }) => ({
    symbol: contract.symbol,
    slope,
    stops: movesAt(state, contract, second).stops,
  }))
  const times = [...new Set(markets.flatMap(({ stops }) => stops.map(({ time }) => time)))]
  for (const time of times.toSorted((a, b) => a - b)) {
    let sum = base
    const prices = new Map<string, number>()
    for (const { symbol, slope, stops } of markets) {
      const { price } = stops.findLast((stop) => stop.time <= time) ?? stops[0]
      prices.set(symbol, price)
      sum += slope * BigInt(price)
    }
    if (sum <= 0n) return { prices }
  }
  return null
}

/**
 * The first second, from `from` on and before `until`, in which a pool has no headroom left; undefined where it has
 * some throughout. A stretch whose worst prices leave some is skipped; any other is halved where the path is.
 */
export function firstShortfall(
  state: Seeded,
  pool: PoolHeadroom,
  from: number,
  until: number,
): number | undefined {
  if (pool.slopes.length === 0) return undefined
  const within = (start: number, end: number): number | undefined => {
    if (end <= from || start >= until) return undefined
    const isDay = end - start === DAY
    const least = leastHeadroom(pool, (contract) =>
      isDay ? dayAt(state, contract, start) : candleAt(state, contract, start, end),
    )
    if (least > 0n) return undefined
    if (end - start === 1) return shortfallIn(state, pool, start) === null ? undefined : start
    const middle = splitPoint(start, end)
    return within(start, middle) ?? within(middle, end)
  }
  for (let day = Math.floor(from / DAY) * DAY; day < until; day += DAY) {
    const found = within(day, day + DAY)
    if (found !== undefined) return found
  }
  return undefined
}

/** Account with cross margin: all of its money, and all of its positions. */
export const crossPool = (state: State, member: number): PoolHeadroom =>
  poolOf(moneyOf(state, member), positionsOf(state, member))

/**
 * Plans the second that liquidates a cross account, from a second on: at the latest the end of the day, when it is
 * searched again. To be called when the account's money or positions have changed.
 */
export function planCrossLook(state: State, member: number, from: number): void {
  const planned = state.swapCrossLooks[member]
  const isNeeded = modeOf(state, member) === 'cross' && positionsOf(state, member).length > 0
  const midnight = (Math.floor(from / DAY) + 1) * DAY
  const second = isNeeded
    ? (firstShortfall(state, crossPool(state, member), from, midnight) ?? midnight)
    : undefined
  if (planned?.second === second) return
  if (planned !== undefined) cancel(state.due, planned.due)
  if (second === undefined) delete state.swapCrossLooks[member]
  else
    state.swapCrossLooks[member] = {
      due: schedule(state.due, second * 1000 + offsetOf('liquidation'), { type: 'swap.crossLook', member }),
      second,
    }
}
