/** Candles in the order of time, as the chart's pages and the stream give them. */
import { divide, multiply, subtract, sum } from '#src/core/money/arithmetic.ts'
import { equals, isZero, max, min } from '#src/core/money/compare.ts'
import { type Decimal, fromUnits } from '#src/core/money/decimal.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { type Candles, joined, partOf, placeOf } from './candle-list.ts'

export type Candle = {
  /** When it begins. */
  readonly time: Instant
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly close: Decimal
  /** Counted in the traded coin. */
  readonly volume: Decimal
}

/** What the averages look back over, in candles. */
export const AVERAGES = [7, 25, 99] as const

/** Candles in the order of time, each time once: the last one given counts. */
export function inOrder(candles: readonly Candle[]): readonly Candle[] {
  const isInOrder = candles.every((candle, at) => candle.time > (candles[at - 1]?.time ?? -1))
  if (isInOrder) return candles
  return [...new Map(candles.map((candle) => [candle.time, candle])).values()].toSorted(
    (a, b) => a.time - b.time,
  )
}

/**
 * Known candles with an answer of the exchange: in the order of time, each time once. Where both have a time, the answer
 * counts. Newer candles that begin more than `lengthMs` after the last known one leave a hole (hours without a
 * connection): then the known ones are given up, because a chart has no holes.
 */
export function withAnswer(known: Candles, answer: readonly Candle[], lengthMs: number): Candles {
  const [first, last] = [answer[0], answer.at(-1)]
  if (first === undefined || last === undefined) return known
  const [before, after] = [placeOf(known, first.time), placeOf(known, last.time + 1)]
  const hasHole = before === known.length && (known.at(-1)?.time ?? first.time) + lengthMs < first.time
  return hasHole ? answer : joined(partOf(known, 0, before), answer, partOf(known, after, known.length))
}

/** The newest candle as the stream knows it: it takes its predecessor's place, or stands behind it. Older ones are late. */
export function withNewest(candles: readonly Candle[], newest: Candle): readonly Candle[] {
  const last = candles.at(-1)
  if (last === undefined || newest.time > last.time) return [...candles, newest]
  return newest.time === last.time ? [...candles.slice(0, -1), newest] : candles
}

/**
 * A candle that closes at the last price. Where that is above its high or below its low, the candle reaches there if the
 * price `isNewer`; a price from before the candle changes nothing.
 */
export function closedAt(candle: Candle, last: Decimal, isNewer: boolean): Candle {
  if (equals(candle.close, last)) return candle
  const [low, high] = [min(candle.low, last), max(candle.high, last)]
  const isInside = equals(low, candle.low) && equals(high, candle.high)
  return isInside || isNewer ? { ...candle, low, high, close: last } : candle
}

/** When the newest candle closes; where nothing has begun its successor yet, when that one will. */
export function closingOf({ time }: Candle, lengthMs: number, now: Instant): Instant {
  const over = Math.max(0, Math.floor((now - time) / lengthMs))
  return instant(time + (over + 1) * lengthMs)
}

/** The average close of the last `length` candles up to `at`, cut to `places`; null where there are not so many. */
export function averageAt(
  candles: Candles,
  at: number,
  length: number,
  places: number,
): Decimal | null {
  if (at + 1 < length) return null
  const closes = candles.slice(at + 1 - length, at + 1).map(({ close }) => close)
  return divide(sum(closes), fromUnits(BigInt(length), 0), places)
}

/** Averages as pixels, one for each candle from the `length`th on. A running sum: fifty thousand are nothing. */
export function averageLine(closes: readonly number[], length: number): readonly number[] {
  const line: number[] = []
  let running = 0
  closes.forEach((close, at) => {
    running += close - (closes[at - length] ?? 0)
    if (at + 1 >= length) line.push(running / length)
  })
  return line
}

/** Change from open to close in per cent; null where there was no price. */
export function changeOf({ open, close }: Candle): Decimal | null {
  if (isZero(open)) return null
  return divide(multiply(subtract(close, open), fromUnits(100n, 0)), open, 2)
}
