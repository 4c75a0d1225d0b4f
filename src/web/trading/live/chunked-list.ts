/** Elements in order, read by their place. An array is one, too. */
export type List<T> = Pick<readonly T[], 'at' | 'length' | 'slice'>

/** Most elements of an array that is put together from smaller ones. */
const CHUNK = 2_000

/**
 * A list in several arrays. The newest candle of a chart changes several times a second while hundreds of thousands of
 * older ones may be loaded: only the last array is copied then.
 */
class ChunkedList<T> implements List<T> {
  readonly length: number
  readonly #chunks: readonly (readonly T[])[]
  /** Place of the first element of each array. */
  readonly #starts: readonly number[]

  constructor(chunks: readonly (readonly T[])[]) {
    let length = 0
    this.#chunks = chunks
    this.#starts = chunks.map((chunk) => {
      length += chunk.length
      return length - chunk.length
    })
    this.length = length
  }

  at(place: number): T | undefined {
    const index = place < 0 ? this.length + place : place
    const which = lastAtMost(this.#starts, index)
    return this.#chunks[which]?.[index - (this.#starts[which] ?? 0)]
  }

  slice(start = 0, end = this.length): T[] {
    return this.chunks(start, end).flat()
  }

  /** The arrays from one place up to another; those that are in it whole are not copied. */
  chunks(start: number, end: number): readonly (readonly T[])[] {
    const placed = (at: number): number => (at < 0 ? Math.max(0, this.length + at) : at)
    const [from, to] = [placed(start), placed(end)]
    const found: (readonly T[])[] = []
    for (let which = Math.max(0, lastAtMost(this.#starts, from)); which < this.#chunks.length; which += 1) {
      const [chunk, first] = [this.#chunks[which] ?? [], this.#starts[which] ?? 0]
      if (first >= to) break
      const isWhole = from <= first && to >= first + chunk.length
      found.push(isWhole ? chunk : chunk.slice(Math.max(0, from - first), to - first))
    }
    return found
  }
}

/** Returns the last place of ascending numbers that holds at most `value`; -1 where none does. */
function lastAtMost(numbers: readonly number[], value: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? Infinity) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}

function chunksOf<T>(list: List<T>): readonly (readonly T[])[] {
  if (list instanceof ChunkedList) return (list as ChunkedList<T>).chunks(0, list.length)
  return [Array.isArray(list) ? (list as readonly T[]) : list.slice()]
}

/** Returns the part from one place up to another; of a list in arrays, without a copy of those that are in it whole. */
export const partOf = <T>(list: List<T>, start: number, end: number): List<T> =>
  list instanceof ChunkedList
    ? new ChunkedList((list as ChunkedList<T>).chunks(start, end))
    : list.slice(start, end)

/** Returns lists behind each other; small arrays become one. */
export function joined<T>(...lists: readonly List<T>[]): List<T> {
  const chunks: (readonly T[])[] = []
  for (const chunk of lists.flatMap(chunksOf<T>)) {
    const before = chunks.at(-1)
    if (before !== undefined && before.length + chunk.length <= CHUNK)
      chunks[chunks.length - 1] = [...before, ...chunk]
    else if (chunk.length > 0) chunks.push(chunk)
  }
  return new ChunkedList(chunks)
}
