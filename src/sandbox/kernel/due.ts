import { behind } from './transaction.ts'

/** What time does by itself, as part of the state: things that fall due. */
export type DueItem<P> = {
  readonly id: number
  /** Epoch milliseconds. */
  readonly time: number
  readonly payload: P
}

/**
 * Items run by time, then in the order in which they were made. They are kept as a binary heap: none runs before the
 * one at half of its place, so that one more costs a few moves however many wait.
 */
export type DueList<P> = { nextId: number; items: DueItem<P>[] }

export const emptyDueList = <P>(): DueList<P> => ({ nextId: 1, items: [] })

/** Adds an item and returns its id. */
export function schedule<P>(list: DueList<P>, time: number, payload: P): number {
  const id = list.nextId
  list.nextId = id + 1
  rise(list.items, list.items.length, { id, time, payload })
  return id
}

/** Takes an item off the list; false when it has run or was never there. */
export function cancel<P>(list: DueList<P>, id: number): boolean {
  const at = behind(list.items).findIndex((item) => item.id === id)
  if (at < 0) return false
  remove(list.items, at)
  return true
}

/** Whether an item waits that is due at `time`. */
export function isDue<P>({ items }: DueList<P>, time: number): boolean {
  const [first] = items
  return first !== undefined && first.time <= time
}

/** Takes the next item that is due at `time` off the list. */
export function takeDue<P>(list: DueList<P>, time: number): DueItem<P> | undefined {
  const [first] = list.items
  if (first === undefined || first.time > time) return undefined
  remove(list.items, 0)
  return first
}

type Heap<P> = DueItem<P>[]

const isBefore = <P>(a: DueItem<P>, b: DueItem<P>): boolean =>
  a.time < b.time || (a.time === b.time && a.id < b.id)

/** Fills a place with the last item, which goes on to where it belongs. */
function remove<P>(items: Heap<P>, at: number): void {
  const last = behind(items).at(-1)
  items.length -= 1
  if (last === undefined || at === items.length) return
  if (rise(items, at, last) === at) sink(items, at, last)
}

/** Puts an item at a place, or nearer to the front for as long as it runs before what is there. Gives its place. */
function rise<P>(items: Heap<P>, from: number, item: DueItem<P>): number {
  let at = from
  while (at > 0) {
    const parent = (at - 1) >>> 1
    const above = behind(items)[parent]
    if (above === undefined || isBefore(above, item)) break
    items[at] = above
    at = parent
  }
  items[at] = item
  return at
}

/** Puts an item at a place, or further from the front for as long as something there runs before it. */
function sink<P>(items: Heap<P>, from: number, item: DueItem<P>): void {
  const plain = behind(items)
  let at = from
  for (;;) {
    const [left, right] = [plain[2 * at + 1], plain[2 * at + 2]]
    if (left === undefined) break
    const isRight = right !== undefined && isBefore(right, left)
    const next = isRight ? right : left
    if (isBefore(item, next)) break
    items[at] = next
    at = 2 * at + (isRight ? 2 : 1)
  }
  items[at] = item
}
