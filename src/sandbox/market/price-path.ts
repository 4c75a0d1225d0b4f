import { fold, hashWords, randomFrom } from '../kernel/random.ts'
import { type Candle, combine } from './candle.ts'
import { reachWithin } from './bridge.ts'
import { normal } from './draws.ts'
import { marketTime } from './market-time.ts'
import { DAY, splitPoint } from './periods.ts'
import { split, type Stretch } from './split.ts'

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
  /** Prices that the path has to meet, drawn freely without them. */
  readonly anchors?: Anchors
}

/** Prices at the ends of chapters of `every` seconds, and how much moves in the one that begins at a second. */
export type Anchors = {
  readonly every: number
  readonly priceAt: (second: number) => number
  /** In squares of the price. */
  readonly varianceFrom: (second: number) => number
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

/** The path is drawn in chapters whose ends are drawn freely near the base, and each chapter is split ever finer. */
const FREE_CHAPTER = 512 * DAY
/** A symbol that moves less in a day, in hundredths of a percent, is pegged: shorter chapters bring it back to its base. */
const PEGGED = 50
const PEGGED_CHAPTER = 16 * DAY
/** Farthest from the base that a chapter ends, and that a path ever gets: shares of the base. */
const END_SPREAD = 0.4
const [LEAST, MOST] = [0.5, 2.2]
/** Stretches remembered per path: a screen of candles and the way down to them. */
const REMEMBERED = 8192

function remember<T>(memo: Map<number, T>, key: number, value: T): void {
  const oldest = memo.size < REMEMBERED ? undefined : memo.keys().next()
  if (oldest?.done === false) memo.delete(oldest.value)
  memo.set(key, value)
}

export function createPricePath(spec: PathSpec): PricePath {
  if (!Number.isSafeInteger(spec.base) || spec.base < 100)
    throw new RangeError('a base price is at least 100 whole ticks')
  const words = hashWords(`${spec.seed}/${spec.symbol}`)
  /** By the second of the split, which no two stretches share. */
  const memo = new Map<number, readonly [Stretch, Stretch]>()
  const chapters = new Map<number, Stretch>()
  const daily = spec.volatility / 10_000
  const chapterLength = spec.anchors?.every ?? (spec.volatility < PEGGED ? PEGGED_CHAPTER : FREE_CHAPTER)
  let computed = 0

  const randomAt = (a: number, b: number) =>
    randomFrom(fold(words[0], a), fold(words[1], b), fold(words[2], a ^ b))

  const chapterOf = (second: number): number => Math.floor(second / chapterLength)

  /** Prices at the ends of chapters lie near the base, the nearer the calmer the symbol. */
  function anchor(chapter: number): number {
    if (spec.anchors !== undefined) return spec.anchors.priceAt(chapter * chapterLength)
    const random = randomAt(chapter, -1)
    const spread = Math.min(END_SPREAD, daily * Math.sqrt(chapterLength / DAY))
    return Math.floor(spec.base * (1 + spread * (random.unit() + random.unit() - 1)))
  }

  function chapterAt(index: number): Stretch {
    const known = chapters.get(index)
    if (known !== undefined) return known
    const made = makeChapter(index)
    remember(chapters, index, made)
    return made
  }

  function makeChapter(index: number): Stretch {
    const random = randomAt(index, -2)
    const [start, end] = [index * chapterLength, (index + 1) * chapterLength]
    const [open, close] = [anchor(index), anchor(index + 1)]
    const usual = (daily * daily * (marketTime(end) - marketTime(start))) / DAY
    const variance = spec.anchors?.varianceFrom(start) ?? usual
    const price = (open + close) / 2
    const bounds = {
      high: Math.max(open, close, Math.floor(spec.base * MOST)),
      low: Math.min(open, close, Math.ceil(spec.base * LEAST)),
    }
    const reach = reachWithin({ from: open, to: close, variance: variance * price * price }, bounds, random)
    const liveliness = Math.sqrt(variance / usual) * (1 + normal(random) / 10)
    const volume = Math.max(0, Math.floor((spec.volume * chapterLength * liveliness) / DAY))
    return { start, end, open, ...reach, close, volume, variance }
  }

  function partsOf(stretch: Stretch): readonly [Stretch, Stretch] {
    const at = splitPoint(stretch.start, stretch.end)
    const known = memo.get(at)
    if (known !== undefined) return known
    computed += 1
    const parts = split(stretch, at, randomAt(stretch.start, stretch.end))
    remember(memo, at, parts)
    return parts
  }

  /** Adds the largest parts of a stretch that lie wholly within the bounds, in order. */
  function collect(stretch: Stretch, start: number, end: number, into: Stretch[]): void {
    if (stretch.end <= start || stretch.start >= end) return
    if (stretch.start >= start && stretch.end <= end) into.push(stretch)
    else for (const part of partsOf(stretch)) collect(part, start, end, into)
  }

  function candle(start: number, end: number): Candle {
    const parts: Stretch[] = []
    for (let index = chapterOf(start); index * chapterLength < end; index++)
      collect(chapterAt(index), Math.floor(start), Math.floor(end), parts)
    const whole = combine(parts)
    if (whole === undefined) throw new RangeError('a candle ends after it starts')
    return whole
  }

  /** Descends to a stretch that begins at the second, and no further: its price is where that stretch opens. */
  function priceAt(second: number): number {
    let stretch = chapterAt(chapterOf(second))
    while (stretch.start < second) {
      const [left, right] = partsOf(stretch)
      stretch = second < right.start ? left : right
    }
    return stretch.open
  }

  type Search = {
    readonly from: number
    readonly until: number
    readonly reaches: (candle: Candle) => boolean
  }

  /** The first second of a stretch that lies within the bounds and reaches what is searched. */
  function firstWithin(stretch: Stretch, search: Search): number | undefined {
    const { start, end } = stretch
    if (end <= search.from || start >= search.until || !search.reaches(stretch)) return undefined
    if (end - start === 1) return start
    const [left, right] = partsOf(stretch)
    return firstWithin(left, search) ?? firstWithin(right, search)
  }

  return {
    computed: () => computed,
    candle,
    priceAt: (second) => priceAt(Math.floor(second)),
    firstPassage(direction, price, from, until) {
      const reaches = direction === 'up' ? (c: Candle) => c.high >= price : (c: Candle) => c.low <= price
      for (let index = chapterOf(from); index * chapterLength < until; index++) {
        const found = firstWithin(chapterAt(index), { from, until, reaches })
        if (found !== undefined) return found
      }
      return undefined
    },
  }
}
