import type { Applied } from '#src/web/streams/live.ts'
import { type Book, isCrossed, type Item, levelsOf, type Scales, type Side } from './levels.ts'

/** A book, and for each side the number of the newest message in it where the server counts them. */
export type LiveBook = Book & { readonly seq: Readonly<Record<Side, number | null>> }

/** One whole side of a book, as a message brings it. */
export type BookSide = { readonly side: Side; readonly items: readonly Item[]; readonly seq: number | null }

/** The book with one side replaced. Crossed sides belong to different moments: the other one is still to come. */
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

/** Before the first snapshot one side comes before the other. */
const isHalf = ({ bid, ask }: Book): boolean => (bid.length === 0) !== (ask.length === 0)
