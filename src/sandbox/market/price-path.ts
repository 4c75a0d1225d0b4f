import { fold, hashWords, randomFrom } from '../kernel/random.ts'
import { type Candle, combine } from './candle.ts'
import { normal, overshoot } from './draws.ts'
import { DAY, splitPoint } from './periods.ts'
import { split } from './split.ts'

/** Parameters of a symbol's price; together with the seed they decide every price of all time. */
export type PathSpec = {
  readonly seed: string
  readonly symbol: string
  /** Price in ticks around which the path moves, at least 100. */
  readonly base: number
  /** Usual movement of a day, in hundredths of a percent of the price. */
  readonly volatility: number
  /** Usual volume of a day in lots. */
  readonly volume: number
  /** Prices that the path has to meet, once in so many seconds; drawn freely without them. */
  readonly anchors?: { readonly every: number; readonly priceAt: (second: number) => number }
}

export type Direction = 'up' | 'down'

/** The price of one symbol: a pure function of seed, symbol and time. All times are epoch seconds. */
export type PricePath = {
  /** Price in ticks at the beginning of the second. */
  priceAt(second: number): number
  /**
   * Returns the candle from `start` to before `end` (later than `start`). Any bounds; parts always add up to their
   * whole.
   */
  candle(start: number, end: number): Candle
  /**
   * The first second, from `from` on and before `until`, in which the path is at or beyond `price` in the given
   * direction; undefined when it is not reached.
   */
  firstPassage(direction: Direction, price: number, from: number, until: number): number | undefined
  /** Returns the number of stretches that were computed rather than remembered, for tests of the cost. */
  readonly computed: () => number
}

/** The path is drawn in chapters of 128 days whose ends are drawn freely, and each chapter is split ever finer. */
const FREE_CHAPTER = 128 * DAY
/** Stretches remembered per path: a screen of candles and the way down to them. */
const REMEMBERED = 8192

export function createPricePath(spec: PathSpec): PricePath {
  if (!Number.isSafeInteger(spec.base) || spec.base < 100)
    throw new RangeError('a base price is at least 100 whole ticks')
  const words = hashWords(`${spec.seed}/${spec.symbol}`)
  const memo = new Map<string, readonly [Candle, Candle]>()
  const chapterLength = spec.anchors?.every ?? FREE_CHAPTER
  let computed = 0

  const randomAt = (a: number, b: number) =>
    randomFrom(fold(words[0], a), fold(words[1], b), fold(words[2], a ^ b))

  /** Prices at the ends of chapters lie near the base: at most a third away, much less for a calm symbol. */
  function anchor(chapter: number): number {
    if (spec.anchors !== undefined) return spec.anchors.priceAt(chapter * chapterLength)
    const random = randomAt(chapter, -1)
    const spread = Math.min(0.35, (spec.volatility / 10_000) * Math.sqrt(chapterLength / DAY))
    return Math.floor(spec.base * (1 + spread * (random.unit() + random.unit() - 1)))
  }

  function chapterAt(index: number): Candle {
    const random = randomAt(index, -2)
    const open = anchor(index)
    const close = anchor(index + 1)
    const sd = ((open + close) / 2) * (spec.volatility / 10_000) * Math.sqrt(chapterLength / DAY)
    const high = Math.min(spec.base * 3, Math.max(open, close) + overshoot(random, open, close, sd))
    const low = Math.max(
      Math.ceil(spec.base * 0.25),
      Math.min(open, close) - overshoot(random, -open, -close, sd),
    )
    const volume = Math.max(0, Math.floor(spec.volume * (chapterLength / DAY) * (1 + normal(random) / 10)))
    return { start: index * chapterLength, end: (index + 1) * chapterLength, open, high, low, close, volume }
  }

  function partsOf(candle: Candle): readonly [Candle, Candle] {
    const key = `${candle.start}/${candle.end}`
    const known = memo.get(key)
    if (known !== undefined) return known
    computed += 1
    const parts = split(
      candle,
      splitPoint(candle.start, candle.end),
      spec,
      randomAt(candle.start, candle.end),
    )
    const oldest = memo.size < REMEMBERED ? undefined : memo.keys().next()
    if (oldest?.done === false) memo.delete(oldest.value)
    memo.set(key, parts)
    return parts
  }

  /** The largest stretches that lie wholly within the bounds, in order. */
  function* stretches(candle: Candle, start: number, end: number): Generator<Candle> {
    if (candle.end <= start || candle.start >= end) return
    if (candle.start >= start && candle.end <= end) {
      yield candle
      return
    }
    for (const part of partsOf(candle)) yield* stretches(part, start, end)
  }

  function* chapters(start: number, end: number): Generator<Candle> {
    for (let index = Math.floor(start / chapterLength); index * chapterLength < end; index++)
      yield chapterAt(index)
  }

  function* within(start: number, end: number): Generator<Candle> {
    for (const chapter of chapters(start, end)) yield* stretches(chapter, start, end)
  }

  function descend(candle: Candle, reaches: (candle: Candle) => boolean): number | undefined {
    if (!reaches(candle)) return undefined
    if (candle.end - candle.start === 1) return candle.start
    const [left, right] = partsOf(candle)
    return descend(left, reaches) ?? descend(right, reaches)
  }

  function candle(start: number, end: number): Candle {
    const whole = combine([...within(Math.floor(start), Math.floor(end))])
    if (whole === undefined) throw new RangeError('a candle ends after it starts')
    return whole
  }

  return {
    computed: () => computed,
    candle,
    priceAt: (second) => candle(second, second + 1).open,
    firstPassage(direction, price, from, until) {
      const reaches = direction === 'up' ? (c: Candle) => c.high >= price : (c: Candle) => c.low <= price
      for (const stretch of within(from, until)) {
        const found = descend(stretch, reaches)
        if (found !== undefined) return found
      }
      return undefined
    },
  }
}
