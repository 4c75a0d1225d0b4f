import type { BookSides } from '#generated/models/book-sides.ts'
import { shareOf } from '#src/core/money/chart.ts'
import { type Decimal, fromUnits, placesOf } from '#src/core/money/decimal.ts'
import { isCrossed, type Level, levelsOf } from '#src/web/trading/live/levels.ts'

/** An order book as a picture: the cumulated amount at each step away from the middle, 0 to 1, nearest step first. */
export type BookShape = {
  readonly bids: readonly number[]
  readonly asks: readonly number[]
  readonly mid: Decimal
  readonly spread: Decimal
  /** Decimals of the prices. */
  readonly places: number
}

const STEPS = 20
/** Width of the picture: 2 % away from the middle, or as far as both sides reach. */
const REACH = 50n
const AMOUNT_PLACES = 8

/** Returns the shape of both sides; null where one is missing or the sides are crossed. */
export function shapeOf({ bid, ask }: BookSides): BookShape | null {
  const places = [...bid.items, ...ask.items].reduce((most, { price }) => Math.max(most, placesOf(price)), 0)
  const scales = { price: places, amount: AMOUNT_PLACES }
  const bids = levelsOf(bid.items, 'bid', scales)
  const asks = levelsOf(ask.items, 'ask', scales)
  const best = { bid: bids[0]?.price, ask: asks[0]?.price }
  if (best.bid === undefined || best.ask === undefined || isCrossed({ bid: bids, ask: asks })) return null
  const mid = (best.bid + best.ask) / 2n
  const reach = least(mid / REACH, farthest(bids, mid), farthest(asks, mid))
  const totals = { bids: totalsOf(bids, mid, reach), asks: totalsOf(asks, mid, reach) }
  const most = [...totals.bids, ...totals.asks].reduce((a, b) => (a > b ? a : b), 0n)
  return {
    bids: totals.bids.map((total) => shareOf(total, most)),
    asks: totals.asks.map((total) => shareOf(total, most)),
    mid: fromUnits(mid, places),
    spread: fromUnits(best.ask - best.bid, places),
    places,
  }
}

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a)
const farthest = (levels: readonly Level[], mid: bigint): bigint => distance(levels.at(-1)?.price ?? mid, mid)
const least = (...values: readonly [bigint, ...bigint[]]): bigint => values.reduce((a, b) => (a < b ? a : b))

/** Returns the cumulated amounts of the steps up to `reach`. */
function totalsOf(levels: readonly Level[], mid: bigint, reach: bigint): readonly bigint[] {
  return Array.from({ length: STEPS }, (_, at) => {
    const edge = (reach * BigInt(at + 1)) / BigInt(STEPS)
    return levels.reduce(
      (total, { price, amount }) => (distance(price, mid) <= edge ? total + amount : total),
      0n,
    )
  })
}
