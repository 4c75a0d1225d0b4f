/** What time does by itself, as part of the state: an ordered list of things that fall due. */
export type DueItem<P> = {
  readonly id: number
  /** Epoch milliseconds. */
  readonly time: number
  readonly payload: P
}

/** Items in the order in which they run: by time, then by the order in which they were made. */
export type DueList<P> = { nextId: number; items: DueItem<P>[] }

export const emptyDueList = <P>(): DueList<P> => ({ nextId: 1, items: [] })

/** Puts an item in its place and returns its id. */
export function schedule<P>(list: DueList<P>, time: number, payload: P): number {
  const id = list.nextId
  list.nextId = id + 1
  list.items.splice(placeAfter(list.items, time), 0, { id, time, payload })
  return id
}

/** Takes an item off the list; false when it has run or was never there. */
export function cancel<P>(list: DueList<P>, id: number): boolean {
  const at = list.items.findIndex((item) => item.id === id)
  if (at >= 0) list.items.splice(at, 1)
  return at >= 0
}

/** Takes the next item that is due at `time` off the list. */
export function takeDue<P>(list: DueList<P>, time: number): DueItem<P> | undefined {
  const first = list.items[0]
  return first !== undefined && first.time <= time ? list.items.shift() : undefined
}

/** Behind everything of the same or an earlier time. */
function placeAfter<P>(items: readonly DueItem<P>[], time: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = items[middle]
    if (item !== undefined && item.time <= time) low = middle + 1
    else high = middle
  }
  return low
}
