import { shareOf } from '#src/core/money/chart.ts'
import type { Book, Level, Side } from '../live/levels.ts'
import { group } from '../live/levels.ts'

/** A row of the book. The same object as before if it has not changed. */
export type BookRow = {
  readonly price: bigint
  readonly amount: bigint
  /** Cumulated amount, from the best price to this one. */
  readonly total: bigint
}

export type BookRows = {
  readonly bid: readonly BookRow[]
  readonly ask: readonly BookRow[]
  /** The larger of both sides' last totals, which the longest bar stands for. */
  readonly most: bigint
}

export const NO_ROWS: BookRows = { bid: [], ask: [], most: 0n }

type WithoutPage = { readonly step: bigint; readonly bid: number; readonly ask: number }

/** Returns the visible rows of both sides: grouped by `step`, with cumulated totals. */
export function rowsOf(book: Book, { step, bid, ask }: WithoutPage, before: BookRows = NO_ROWS): BookRows {
  const bids = sideRows(group(book.bid, step, 'bid'), bid, before.bid)
  const asks = sideRows(group(book.ask, step, 'ask'), ask, before.ask)
  const [low, high] = [bids.at(-1)?.total ?? 0n, asks.at(-1)?.total ?? 0n]
  return { bid: bids, ask: asks, most: low > high ? low : high }
}

/** Sums from the best price to a row's, in whole units. The value has the places of price and amount together. */
export type RowSum = {
  readonly amount: bigint
  readonly value: bigint
  /** Truncated to the price's places. */
  readonly average: bigint
}

/**
 * Returns the sums of taking a side up to a price, from its levels, not from the grouped rows. Null without levels.
 */
export function sumTo(levels: readonly Level[], side: Side, price: bigint): RowSum | null {
  let [amount, value] = [0n, 0n]
  for (const level of levels) {
    if (side === 'bid' ? level.price < price : level.price > price) break
    amount += level.amount
    value += level.price * level.amount
  }
  return amount === 0n ? null : { amount, value, average: value / amount }
}

function sideRows(levels: readonly Level[], count: number, before: readonly BookRow[]): readonly BookRow[] {
  const known = new Map(before.map((row) => [row.price, row]))
  let total = 0n
  const rows = levels.slice(0, count).map(({ price, amount }) => {
    total += amount
    const old = known.get(price)
    return old !== undefined && old.amount === amount && old.total === total ? old : { price, amount, total }
  })
  const isSame = rows.length === before.length && rows.every((row, at) => row === before[at])
  return isSame ? before : rows
}

/**
 * Returns the bars of one side as one SVG path, in a box 1 wide and as high as there are rows, aligned right. The
 * best ask is at the bottom.
 */
export function barsOf(rows: readonly BookRow[], most: bigint, side: Side): string {
  const height = rows.length
  return rows
    .map(({ total }, at) => {
      const top = side === 'bid' ? at : height - 1 - at
      return `M1 ${top}h-${shareOf(total, most)}v1h${shareOf(total, most)}z`
    })
    .join('')
}
