import type { Candle } from './candles.ts'

/** Candles in the order of time, read by their place. An array is one, too. */
export type Candles = Pick<readonly Candle[], 'at' | 'length' | 'slice'>

/** Candles that an array of the list holds at most, when arrays are put together. */
const CHUNK = 2_000

/**
 * Candles in several arrays, oldest first. The newest candle changes several times a second while hundreds of thousands
 * of older ones may be loaded: only the last array is copied then.
 */
class CandleList implements Candles {
  readonly length: number
  readonly #chunks: readonly (readonly Candle[])[]
  /** Place of the first candle of each array. */
  readonly #starts: readonly number[]

  constructor(chunks: readonly (readonly Candle[])[]) {
    let length = 0
    this.#chunks = chunks
    this.#starts = chunks.map((chunk) => {
      length += chunk.length
      return length - chunk.length
    })
    this.length = length
  }

  at(place: number): Candle | undefined {
    const index = place < 0 ? this.length + place : place
    const which = lastAtMost(this.#starts, index)
    return this.#chunks[which]?.[index - (this.#starts[which] ?? 0)]
  }

  slice(start = 0, end = this.length): Candle[] {
    return this.chunks(start, end).flat()
  }

  /** The arrays from one place up to another; those that are in it whole are not copied. */
  chunks(start: number, end: number): readonly (readonly Candle[])[] {
    const placed = (at: number): number => (at < 0 ? Math.max(0, this.length + at) : at)
    const [from, to] = [placed(start), placed(end)]
    const found: (readonly Candle[])[] = []
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

function chunksOf(candles: Candles): readonly (readonly Candle[])[] {
  if (candles instanceof CandleList) return candles.chunks(0, candles.length)
  return [Array.isArray(candles) ? candles : candles.slice()]
}

/** Returns the candles from one place up to another, without a copy of all of them. */
export const partOf = (candles: Candles, start: number, end: number): Candles =>
  candles instanceof CandleList ? new CandleList(candles.chunks(start, end)) : candles.slice(start, end)

/** Returns lists behind each other; small arrays become one. */
export function joined(...lists: readonly Candles[]): Candles {
  const chunks: (readonly Candle[])[] = []
  for (const chunk of lists.flatMap(chunksOf)) {
    const before = chunks.at(-1)
    if (before !== undefined && before.length + chunk.length <= CHUNK)
      chunks[chunks.length - 1] = [...before, ...chunk]
    else if (chunk.length > 0) chunks.push(chunk)
  }
  return new CandleList(chunks)
}

/** Returns the place of the first candle that does not begin before `time`; the length where all do. */
export function placeOf(candles: Candles, time: number): number {
  let [low, high] = [0, candles.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((candles.at(middle)?.time ?? Infinity) < time) low = middle + 1
    else high = middle
  }
  return low
}
