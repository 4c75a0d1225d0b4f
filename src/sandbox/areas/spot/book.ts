import { recordUndo, toRaw } from '../../kernel/transaction.ts'
import type { Side } from '../../market/maker-quotes.ts'
import { restOf, type SpotOrder } from './order.ts'
import type { SpotState } from './spot-state.ts'

type Resting = Pick<SpotOrder, 'id' | 'price' | 'seq' | 'member' | 'time'>

/**
 * Members' resting orders by price and time. It follows from the orders alone and is no part of the state: a command
 * that is taken back takes its changes of it back too, and when it is lost, it is made anew.
 */
export type Book = {
  /** The order that trades first. */
  best(symbol: string, side: Side): Resting | undefined
  /** First to trade first; valid as long as nothing changes. */
  resting(symbol: string, side: Side): Generator<Resting>
  /** Numbers of all resting orders of a member, or of those in one pair, oldest first. */
  own(member: number, symbol: string | null): readonly string[]
  /**
   * Returns the time at which the longest-resting order of a pair was placed, in epoch milliseconds; undefined where
   * none rests.
   */
  oldest(symbol: string): number | undefined
  /** Open orders of a member in a pair. */
  count(member: number, symbol: string): number
}

type Sides = Readonly<Record<Side, Resting[]>>
type SortedBooks = {
  readonly sides: Map<string, Sides>
  /** Orders by number, of each member and pair. */
  readonly own: Map<string, Map<string, Resting>>
  /** The number of changes that it holds. A command that was taken back leaves the state with another one. */
  changes: number
}

const books = new WeakMap<object, SortedBooks>()
const noSides: Sides = { BUY: [], SELL: [] }

/** Returns true when `a` trades after `b`: at a worse price, or later at the same. */
function isAfter(side: Side, a: Resting, b: Resting): boolean {
  if (a.price !== b.price) return side === 'BUY' ? a.price < b.price : a.price > b.price
  return a.seq > b.seq
}

function sortedBooks(state: SpotState): SortedBooks {
  const plain = toRaw(state)
  const known = books.get(plain)
  if (known?.changes === plain.spotBookChanges) return known
  const made: SortedBooks = { sides: new Map(), own: new Map(), changes: plain.spotBookChanges }
  for (const order of Object.values(plain.spotOrders)) if (order.status === 'TRADING') insert(made, order)
  books.set(plain, made)
  return made
}

/** Sides are kept with the best order last: what trades first is cheap to take away. */
function insert(
  { sides, own }: SortedBooks,
  { id, price, seq, member, time, symbol, side }: SpotOrder,
): void {
  const order = { id, price, seq, member, time }
  const all = sides.get(symbol) ?? { BUY: [], SELL: [] }
  sides.set(symbol, all)
  all[side].splice(placeOf(all[side], side, order), 0, order)
  const key = ownKey(member, symbol)
  const orders = own.get(key) ?? new Map<string, Resting>()
  own.set(key, orders)
  orders.set(id, order)
}

const ownKey = (member: number, symbol: string): string => `${member}/${symbol}`

function remove({ sides, own }: SortedBooks, order: SpotOrder): void {
  const { symbol, side, member } = order
  const list = sides.get(symbol)?.[side] ?? []
  const at = placeOf(list, side, order)
  if (list[at]?.id !== order.id) throw new RangeError(`${order.id} is not in the book`)
  list.splice(at, 1)
  own.get(ownKey(member, symbol))?.delete(order.id)
}

/** Returns the index in the sorted list at which the order stands. */
function placeOf(list: readonly Resting[], side: Side, order: Resting): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = list[middle]
    if (other !== undefined && isAfter(side, other, order)) low = middle + 1
    else high = middle
  }
  return low
}

export function bookOf(state: SpotState): Book {
  const { sides, own } = sortedBooks(state)
  return {
    best: (symbol, side) => sides.get(symbol)?.[side].at(-1),
    *resting(symbol, side) {
      const list = (sides.get(symbol) ?? noSides)[side]
      for (let index = list.length - 1; index >= 0; index--) {
        const order = list[index]
        if (order !== undefined) yield order
      }
    },
    own(member, symbol) {
      const symbols = symbol === null ? [...sides.keys()] : [symbol]
      return symbols
        .flatMap((each) => [...(own.get(ownKey(member, each))?.values() ?? [])])
        .toSorted((a, b) => a.seq - b.seq)
        .map(({ id }) => id)
    },
    oldest(symbol) {
      const { BUY, SELL } = sides.get(symbol) ?? noSides
      let oldest: number | undefined
      for (const { time } of [...BUY, ...SELL]) oldest = Math.min(oldest ?? time, time)
      return oldest
    },
    count: (member, symbol) => own.get(ownKey(member, symbol))?.size ?? 0,
  }
}

/** Puts an open order into the book. */
export const addToBook = (state: SpotState, order: SpotOrder): void => {
  const own = toRaw(order)
  change(
    state,
    (book) => insert(book, own),
    (book) => remove(book, own),
  )
}

/** Takes an order out of the book. */
export const removeFromBook = (state: SpotState, order: SpotOrder): void => {
  const own = toRaw(order)
  change(
    state,
    (book) => remove(book, own),
    (book) => insert(book, own),
  )
}

/** Changes the book, and back when the command is taken back: to make it anew takes a look at every order there was. */
function change(
  state: SpotState,
  apply: (book: SortedBooks) => void,
  revert: (book: SortedBooks) => void,
): void {
  const book = sortedBooks(state)
  apply(book)
  state.spotBookChanges += 1
  const { changes } = book
  book.changes = state.spotBookChanges
  recordUndo(() => {
    revert(book)
    book.changes = changes
  })
}

/** Lots at each price of one side, best first. */
export function levelsOf(state: SpotState, symbol: string, side: Side): { price: number; lots: number }[] {
  const levels: { price: number; lots: number }[] = []
  for (const { id, price } of bookOf(state).resting(symbol, side)) {
    const order = state.spotOrders[id]
    if (order === undefined) continue
    const last = levels.at(-1)
    if (last?.price === price) last.lots += restOf(order)
    else levels.push({ price, lots: restOf(order) })
  }
  return levels
}
