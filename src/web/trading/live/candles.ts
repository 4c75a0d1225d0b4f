/** Candles in the order of time, as the chart's pages and the stream give them. */
import { divide, multiply, subtract, sum } from '#src/core/money/arithmetic.ts'
import { equals, isZero, max, min } from '#src/core/money/compare.ts'
import { type Decimal, fromUnits } from '#src/core/money/decimal.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { joined, type List, partOf } from './chunked-list.ts'

export type Candle = {
  /** Start of the candle. */
  readonly time: Instant
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly close: Decimal
  /** In the base coin. */
  readonly volume: Decimal
}

/** Candles in the order of time. */
export type Candles = List<Candle>

/** Lengths of the moving averages, in candles. */
export const AVERAGES = [7, 25, 99] as const

/** Returns candles in the order of time, each time once: the last one given counts. */
export function inOrder(candles: readonly Candle[]): readonly Candle[] {
  const isInOrder = candles.every((candle, at) => candle.time > (candles[at - 1]?.time ?? -1))
  if (isInOrder) return candles
  return [...new Map(candles.map((candle) => [candle.time, candle])).values()].toSorted(
    (a, b) => a.time - b.time,
  )
}

/**
 * Returns known candles merged with an answer of the exchange: in the order of time, each time once; the answer wins.
 * If newer candles begin more than `lengthMs` after the last known one, there is a gap (hours offline): then the
 * known ones are dropped, because a chart has no gaps.
 */
export function withAnswer(known: Candles, answer: readonly Candle[], lengthMs: number): Candles {
  const [first, last] = [answer[0], answer.at(-1)]
  if (first === undefined || last === undefined) return known
  const [before, after] = [placeOf(known, first.time), placeOf(known, last.time + 1)]
  const hasHole = before === known.length && (known.at(-1)?.time ?? first.time) + lengthMs < first.time
  return hasHole ? answer : joined(partOf(known, 0, before), answer, partOf(known, after, known.length))
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

/**
 * Returns the candles with the stream's newest one, which replaces the last one or follows it. Older ones are
 * ignored.
 */
export function withNewest(candles: readonly Candle[], newest: Candle): readonly Candle[] {
  const last = candles.at(-1)
  if (last === undefined || newest.time > last.time) return [...candles, newest]
  return newest.time === last.time ? [...candles.slice(0, -1), newest] : candles
}

/**
 * Returns a candle that closes at the last price. A price above its high or below its low extends the candle if it
 * `isNewer`; a price from before the candle changes nothing.
 */
export function closedAt(candle: Candle, last: Decimal, isNewer: boolean): Candle {
  if (equals(candle.close, last)) return candle
  const [low, high] = [min(candle.low, last), max(candle.high, last)]
  const isInside = equals(low, candle.low) && equals(high, candle.high)
  return isInside || isNewer ? { ...candle, low, high, close: last } : candle
}

/** Returns when the newest candle closes; if its successor is due but not there yet, when that one will close. */
export function closingOf({ time }: Candle, lengthMs: number, now: Instant): Instant {
  const over = Math.max(0, Math.floor((now - time) / lengthMs))
  return instant(time + (over + 1) * lengthMs)
}

/**
 * Returns the average close of the last `length` candles up to `at`, truncated to `places`; null for fewer candles.
 */
export function averageAt(candles: Candles, at: number, length: number, places: number): Decimal | null {
  if (at + 1 < length) return null
  const closes = candles.slice(at + 1 - length, at + 1).map(({ close }) => close)
  return divide(sum(closes), fromUnits(BigInt(length), 0), places)
}

/**
 * Returns averages for the drawing, one for each candle from the `length`th on. A running sum, fast for fifty
 * thousand candles.
 */
export function averageLine(closes: readonly number[], length: number): readonly number[] {
  const line: number[] = []
  let running = 0
  closes.forEach((close, at) => {
    running += close - (closes[at - length] ?? 0)
    if (at + 1 >= length) line.push(running / length)
  })
  return line
}

/** Returns the change from open to close in per cent; null if the open is zero. */
export function changeOf({ open, close }: Candle): Decimal | null {
  if (isZero(open)) return null
  return divide(multiply(subtract(close, open), fromUnits(100n, 0)), open, 2)
}
