import { shareOf } from '#src/core/money/chart.ts'
import type { Book, Level, Side } from '../live/levels.ts'
import { group } from '../live/levels.ts'

/** A line of the book. The same object as before where nothing of it has changed. */
export type BookRow = {
  readonly price: bigint
  readonly amount: bigint
  /** All amounts up to this price. */
  readonly total: bigint
}

export type BookRows = {
  readonly bid: readonly BookRow[]
  readonly ask: readonly BookRow[]
  /** The larger of both sides' last totals: what the longest bar stands for. */
  readonly most: bigint
}

export const NO_ROWS: BookRows = { bid: [], ask: [], most: 0n }

type Wanted = { readonly step: bigint; readonly bid: number; readonly ask: number }

/** What is shown of a book: so many lines of each side, grouped and added up. */
export function rowsOf(book: Book, { step, bid, ask }: Wanted, before: BookRows = NO_ROWS): BookRows {
  const bids = sideRows(group(book.bid, step, 'bid'), bid, before.bid)
  const asks = sideRows(group(book.ask, step, 'ask'), ask, before.ask)
  const [low, high] = [bids.at(-1)?.total ?? 0n, asks.at(-1)?.total ?? 0n]
  return { bid: bids, ask: asks, most: low > high ? low : high }
}

/** All that stands from the best price to a row's, in whole units; the value has the places of both together. */
export type RowSum = {
  readonly amount: bigint
  readonly value: bigint
  /** Cut to the price's places. */
  readonly average: bigint
}

/** What taking a side up to a price would come to; counted from the levels, which a group of them only stands for. */
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
 * The bars of one side as one path in a box of 1 by as many lines as there are rows, grown from the right. Asks have
 * their best price at the bottom.
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
