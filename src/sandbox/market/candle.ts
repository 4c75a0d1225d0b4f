/** A stretch of a price path. Prices are whole ticks, the volume whole lots, times epoch seconds. */
export type Candle = {
  readonly start: number
  readonly end: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** Puts candles that follow each other together; undefined for none. */
export function combine(candles: readonly Candle[]): Candle | undefined {
  const first = candles[0]
  const last = candles.at(-1)
  if (first === undefined || last === undefined) return undefined
  let { high, low } = first
  let volume = 0
  for (const candle of candles) {
    high = Math.max(high, candle.high)
    low = Math.min(low, candle.low)
    volume += candle.volume
  }
  return { start: first.start, end: last.end, open: first.open, high, low, close: last.close, volume }
}

/** Square of a random walk's mean range over its variance, 4 ln 2: Parkinson's measure of volatility (1980). */
const RANGE_OVER_VARIANCE = 2.772_588_722_239_781

/** Returns the variance that a candle's range speaks of, in squares of its price; 0 where nothing moves. */
export function rangeVariance({ open, high, low }: Candle): number {
  const range = (high - low) / open
  return (range * range) / RANGE_OVER_VARIANCE
}
