import type { Applied } from '#src/web/streams/live.ts'
import { type Book, isCrossed, type Item, levelsOf, type Scales, type Side } from './levels.ts'

/** A book with the sequence number of each side's newest message; null where the server sends none. */
export type LiveBook = Book & { readonly seq: Readonly<Record<Side, number | null>> }

/** One whole side of a book, as a message carries it. */
export type BookSide = { readonly side: Side; readonly items: readonly Item[]; readonly seq: number | null }

/**
 * Returns the book with one side replaced. If the sides then cross, they belong to different moments: the other one
 * is still to come.
 */
export function withSide(
  book: LiveBook | null,
  { side, items, seq }: BookSide,
  scales: Scales,
): Applied<LiveBook> {
  const before = book ?? { bid: [], ask: [], seq: { bid: null, ask: null } }
  const known = before.seq[side]
  if (seq !== null && known !== null && seq <= known) return { kind: 'state', state: before }
  const state: LiveBook = {
    ...before,
    [side]: levelsOf(items, side, scales),
    seq: { ...before.seq, [side]: seq },
  }
  return { kind: isCrossed(state) || isHalf(state) ? 'doubtful' : 'state', state }
}

/** True before the first snapshot, when only one side is there. */
const isHalf = ({ bid, ask }: Book): boolean => (bid.length === 0) !== (ask.length === 0)
