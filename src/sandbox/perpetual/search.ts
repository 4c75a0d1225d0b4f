import { cancel, schedule } from '../kernel/due.ts'
import type { Candle } from '../market/candle.ts'
import { DAY, splitPoint } from '../market/periods.ts'
import { headroomIn, inTicks, modeOf, moneyOf, positionsOf } from './account.ts'
import type { Contract } from './contracts.ts'
import { candleAt, dayAt, movesAt } from './market.ts'
import { offsetOf, type Position } from './perpetual-state.ts'
import { contractOf, type Venue, type Wallet } from './venue.ts'

type Seeded = { readonly seed: string }

/**
 * Headroom of a pool of positions: a sum of linear functions, one of the price of each contract in ticks. `slopes` are
 * in the finest unit of the arithmetic for each tick.
 */
type PoolHeadroom = {
  readonly base: bigint
  readonly slopes: readonly { readonly contract: Contract; readonly slope: bigint }[]
}

/**
 * Headroom of a wallet's money and positions. That of inverse contracts is multiplied by the price, so that their money
 * has a slope: positions of one wallet are then all of one contract.
 */
export function poolOf(
  venue: Pick<Venue, 'kind'>,
  money: bigint,
  positions: readonly Position[],
): PoolHeadroom {
  const slopes = new Map<Contract, bigint>()
  let base = 0n
  for (const [index, position] of positions.entries()) {
    const contract = contractOf(venue, position.symbol)
    const headroom = headroomIn(position, contract)
    const own = index === 0 ? inTicks(contract.arithmetic.headroomOfMoney(money), contract) : NOTHING
    base += headroom.base + own.base
    slopes.set(contract, (slopes.get(contract) ?? 0n) + headroom.slope + own.slope)
  }
  return { base, slopes: [...slopes].map(([contract, slope]) => ({ contract, slope })) }
}

const NOTHING = { slope: 0n, base: 0n }

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
export function shortfallIn(venue: Seeded, { base, slopes }: PoolHeadroom, second: number): Shortfall | null {
  const markets = slopes.map(({ contract, slope }) => ({
    symbol: contract.symbol,
    slope,
    stops: movesAt(venue, contract, second).stops,
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
  venue: Seeded,
  pool: PoolHeadroom,
  from: number,
  until: number,
): number | undefined {
  if (pool.slopes.length === 0) return undefined
  const within = (start: number, end: number): number | undefined => {
    if (end <= from || start >= until) return undefined
    const isDay = end - start === DAY
    const least = leastHeadroom(pool, (contract) =>
      isDay ? dayAt(venue, contract, start) : candleAt(venue, contract, start, end),
    )
    if (least > 0n) return undefined
    if (end - start === 1) return shortfallIn(venue, pool, start) === null ? undefined : start
    const middle = splitPoint(start, end)
    return within(start, middle) ?? within(middle, end)
  }
  for (let day = Math.floor(from / DAY) * DAY; day < until; day += DAY) {
    const found = within(day, day + DAY)
    if (found !== undefined) return found
  }
  return undefined
}

/** Wallet with cross margin: all of its money, and all of its positions. */
export const crossPool = (venue: Venue, wallet: Wallet): PoolHeadroom =>
  poolOf(venue, moneyOf(venue, wallet), positionsOf(venue, wallet))

/**
 * Plans the second that liquidates a wallet with cross margin, from a second on: at the latest the end of the day, when
 * it is searched again. To be called when the wallet's money or positions have changed.
 */
export function planCrossLook(venue: Venue, wallet: Wallet, from: number): void {
  const { own, state, kind } = venue
  const { member, coin } = wallet
  const planned = own.crossLooks[coin]?.[member]
  const isNeeded = modeOf(venue, wallet) === 'cross' && positionsOf(venue, wallet).length > 0
  const midnight = (Math.floor(from / DAY) + 1) * DAY
  const second = isNeeded
    ? (firstShortfall(venue, crossPool(venue, wallet), from, midnight) ?? midnight)
    : undefined
  if (planned?.second === second) return
  if (planned !== undefined) cancel(state.due, planned.due)
  if (second === undefined) delete own.crossLooks[coin]?.[member]
  else
    (own.crossLooks[coin] ??= {})[member] = {
      due: schedule(state.due, second * 1000 + offsetOf('liquidation'), {
        type: `${kind.id}.crossLook` as const,
        member,
        coin,
      }),
      second,
    }
}
